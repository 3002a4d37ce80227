import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readText } from '../files/read-text.mjs'

export const CONTENT_FOLDER = path.join(process.cwd(), 'content')

/** Whether it is neither a folder nor a broken link. @param {string} file */
const isFile = file => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** Ids of all pages: the paths of their files under the folder, without `.mdx`, sorted. */
export const listDocIds = (folder = CONTENT_FOLDER) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx') && isFile(path.join(folder, file)))
    .map(docId)
    .sort()

/** Id of a page. @param {string} file path under the folder */
export const docId = file => file.slice(0, -'.mdx'.length).split(path.sep).join('/')

/** @param {string} id */
export const readDocFile = (id, folder = CONTENT_FOLDER) => readText(path.join(folder, `${id}.mdx`))
