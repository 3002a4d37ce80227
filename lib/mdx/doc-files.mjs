import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const CONTENT_FOLDER = path.join(process.cwd(), 'content')

/** Ids of all pages: their files' paths under `folder`, without `.mdx`, sorted. */
export function listDocIds(folder = CONTENT_FOLDER) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .map(docId)
    .sort()
}

/** Id of the page with this file. @param {string} file its path under the folder */
export const docId = file => file.slice(0, -'.mdx'.length).split(path.sep).join('/')

/** Absolute path of a page's file. @param {string} id */
const docFile = id => path.join(CONTENT_FOLDER, `${id}.mdx`)

/** @param {string} id */
export const readDocFile = id => readFileSync(docFile(id), 'utf8')
