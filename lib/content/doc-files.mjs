import path from 'node:path'
import { filesUnder } from '../files/files-under.mjs'
import { readText } from '../files/read-text.mjs'

export const CONTENT_FOLDER = path.join(process.cwd(), 'content')

/** Whether macOS has put it beside a page, on a disk that has no place for what it knows of the file. @param {string} file */
const isAppleDouble = file => path.basename(file).startsWith('._')

/** Ids of all pages: the paths of their files under the folder, without `.mdx`, sorted. */
export const listDocIds = (folder = CONTENT_FOLDER) =>
  filesUnder(folder)
    .filter(file => file.endsWith('.mdx') && !isAppleDouble(file))
    .map(file => docId(path.relative(folder, file)))
    .sort()

/** Id of a page. @param {string} file path under the folder */
export const docId = file => file.slice(0, -'.mdx'.length).split(path.sep).join('/')

/** @param {string} id */
export const readDocFile = (id, folder = CONTENT_FOLDER) => readText(path.join(folder, `${id}.mdx`))
