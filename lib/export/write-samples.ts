import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { readerFiles } from '../samples/reader-files'
import { SAMPLES } from '../samples/samples.mjs'
import { samplePath, starterPath } from '../site/data-files'

/**
 * Writes the samples for readers: an archive of all, and each as a file, except HTML, which hosts would
 * serve as a page of the site.
 */
export function writeSamples(folder: string): void {
  const files = new Map(
    [...readerFiles()].map(([name, file]) => [name, readFileSync(path.join(SAMPLES, file))]),
  )
  for (const [name, content] of files) {
    if (name.endsWith('.html')) continue
    const file = path.join(folder, samplePath(name))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  writeFileSync(path.join(folder, starterPath), archive(files))
}

/** The format stores local time, so this is reproducible in every time zone. */
const MODIFIED = new Date(1980, 0, 1)

/** A reproducible zip archive. */
export function archive(files: Map<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 9, mtime: MODIFIED })
}
