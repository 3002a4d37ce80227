import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Lists every other file of the export with its hash. */
export const MANIFEST = 'sha256sums.txt'

/**
 * Writes the hashes of all files below `folder`, sorted by name, for `sha256sum -c sha256sums.txt`
 * there: whoever builds the same sources can tell whether a host has the same files.
 */
export function writeManifest(folder: string): void {
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name !== MANIFEST && statSync(path.join(folder, name)).isFile())
    .sort()
    .map(name => {
      const hash = createHash('sha256').update(readFileSync(path.join(folder, name)))
      return `${hash.digest('hex')}  ${name.split(path.sep).join('/')}\n`
    })
  writeFileSync(path.join(folder, MANIFEST), lines.join(''))
}
