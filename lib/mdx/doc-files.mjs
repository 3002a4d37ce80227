import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readText } from './read-text.mjs'

export const CONTENT_FOLDER = path.join(process.cwd(), 'content')

/** What is named like a file of a page, by its path under the folder. @param {string} folder */
const listNames = folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.mdx'))

/** Whether it can be read: it may be a folder, or a link that leads nowhere. @param {string} file */
const isFile = file => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** Ids of all pages: the paths of their files under the folder, without `.mdx`, sorted. */
export const listDocIds = (folder = CONTENT_FOLDER) =>
  listNames(folder)
    .filter(file => isFile(path.join(folder, file)))
    .map(docId)
    .sort()

/** What is named like a file of a page and is none, by its path under the folder with `/`. */
export const listFalseFiles = (folder = CONTENT_FOLDER) =>
  listNames(folder)
    .filter(file => !isFile(path.join(folder, file)))
    .map(file => file.split(path.sep).join('/'))

/** Id of the page with this file. @param {string} file its path under the folder */
export const docId = file => file.slice(0, -'.mdx'.length).split(path.sep).join('/')

/** Absolute path of a page's file. @param {string} id */
const docFile = id => path.join(CONTENT_FOLDER, `${id}.mdx`)

/** @param {string} id */
export const readDocFile = id => readText(docFile(id))
