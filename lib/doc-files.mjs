import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const CONTENT_FOLDER = path.join(process.cwd(), 'content')

/** Ids of all pages: their files' paths under `folder`, without `.mdx`, sorted. */
export function listDocIds(folder = CONTENT_FOLDER) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .map(file => file.slice(0, -'.mdx'.length).split(path.sep).join('/'))
    .sort()
}

/** @param {string} id */
export function readDocFile(id) {
  return readFileSync(path.join(CONTENT_FOLDER, `${id}.mdx`), 'utf8')
}
