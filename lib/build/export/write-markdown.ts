import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { markdownPath } from '../../site/metadata'
import { FULL, llmsFullText, llmsText } from '../markdown/llms'
import { makeTwins } from '../markdown/twins'

/** Writes what machines read into the export: each page as Markdown, their list, and all in one file. */
export async function writeMarkdown(folder: string): Promise<void> {
  const { docs, all } = await makeTwins(folder)
  for (const { route, markdown } of all) {
    writeFileSync(path.join(folder, markdownPath(route.path)), markdown)
  }
  writeFileSync(path.join(folder, 'llms.txt'), llmsText(docs))
  writeFileSync(path.join(folder, FULL), llmsFullText(docs))
}
