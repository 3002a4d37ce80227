import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { readerFiles } from '../../mdx/samples/reader-files'
import { SAMPLES } from '../../mdx/samples/samples.mjs'
import { sampleAddress, starterAddress } from '../../site/data-files'

/**
 * Puts the samples that readers may take into the export: all in one archive, and each as a file but for
 * HTML, which hosts would show as a page of the site.
 */
export function writeSamples(folder: string): void {
  const files = new Map(
    [...readerFiles()].map(([name, file]) => [name, readFileSync(path.join(SAMPLES, file))]),
  )
  for (const [name, content] of files) {
    if (name.endsWith('.html')) continue
    const file = path.join(folder, sampleAddress(name))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  writeFileSync(path.join(folder, starterAddress), archive(files))
}

/** An archive holds local time: this is the same in every time zone. */
const TIME = new Date(1980, 0, 1)

/** An archive of files, the same byte by byte for the same files. */
export function archive(files: Map<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 9, mtime: TIME })
}
