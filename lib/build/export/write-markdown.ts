import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { markdownPath } from '../../site/metadata'
import { FULL, llmsFullText, llmsText } from '../markdown/llms'
import type { Twin } from '../markdown/twins'

/** Writes what language models read: each page as Markdown, their list, and all in one file. */
export function writeMarkdown(folder: string, pages: Twin[]): void {
  for (const { route, markdown } of pages) {
    writeFileSync(path.join(folder, markdownPath(route.path)), markdown)
  }
  writeFileSync(path.join(folder, 'llms.txt'), llmsText(pages))
  writeFileSync(path.join(folder, FULL), llmsFullText(pages))
}
