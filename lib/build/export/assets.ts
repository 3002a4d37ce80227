import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../../site/site-url.mjs'
import { integrityOf } from './policy'

/** A file of the export: its address, and the hash by which browsers know that it is that file. */
export type Asset = { address: string; integrity: string }

/** Below Next's folder of files that hosts may keep for ever. */
const FOLDER = '_next/static/site'

/**
 * Writes a file that is named by its content.
 * @param out folder of the export
 * @param extension with its dot
 */
export function writeAsset(out: string, extension: string, content: string): Asset {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16) + extension
  mkdirSync(path.join(out, FOLDER), { recursive: true })
  writeFileSync(path.join(out, FOLDER, name), content)
  return { address: `${basePath}/${FOLDER}/${name}`, integrity: integrityOf(content) }
}
