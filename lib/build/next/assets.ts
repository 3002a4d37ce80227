import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../../site/site-url.mjs'
import { integrityOf } from '../export/policy'

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

/** Hashes of the bundler's scripts and of all style sheets, by their addresses. */
export function hashFiles(out: string): Record<string, string> {
  const names = [
    ...list(out, '_next/static/chunks', '.js'),
    ...list(out, '_next/static/chunks', '.css'),
    ...list(out, FOLDER, '.css'),
  ]
  return Object.fromEntries(
    names.map(name => [`${basePath}/${name}`, integrityOf(readFileSync(path.join(out, name)))]),
  )
}

function list(out: string, folder: string, extension: string): string[] {
  const names = readdirSync(path.join(out, folder)).filter(name => name.endsWith(extension))
  return names.sort().map(name => `${folder}/${name}`)
}
