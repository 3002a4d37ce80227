import path from 'node:path'
import { parse } from 'yaml'
import { listDocIds } from './doc-files.mjs'
import { readText } from './read-text.mjs'

const FRONT_MATTER = /^\ufeff?---\r?\n(.*?)\n---/s

/** @param {string} source of a page */
const frontMatterOf = source => source.match(FRONT_MATTER)?.[1] ?? ''

/**
 * Source of the front matter of each page of a folder.
 * @param {string} folder
 */
export function frontMatterTexts(folder) {
  return listDocIds(folder).map(id => ({
    id,
    text: frontMatterOf(readText(path.join(folder, `${id}.mdx`))),
  }))
}

/**
 * Front matter of the pages of a folder, read without compiling them and not validated: compiling a page
 * reports what is wrong with it.
 * @param {string} folder
 */
export function readFrontMatters(folder) {
  return frontMatterTexts(folder).map(({ id, text }) => ({ id, front: parseYaml(text) }))
}

/**
 * Front matter of one page; empty if it is malformed.
 * @param {string} source
 */
export const parseFrontMatter = source => parseYaml(frontMatterOf(source))

/** @type {Map<string, Record<string, unknown>>} cache, since one run reads the same pages several times */
const parsed = new Map()

/** Parses front matter; empty if it is malformed. @param {string} text */
export function parseYaml(text) {
  const front = parsed.get(text) ?? parseIfWhole(text)
  parsed.set(text, front)
  return front
}

/** @param {string} text @returns {Record<string, unknown>} */
function parseIfWhole(text) {
  try {
    return parse(text) ?? {}
  } catch {
    return {}
  }
}

/**
 * Ids of the pages whose front matter says `draft: true` or `unlisted: true`. Needed before any page
 * is compiled, to know which pages exist.
 * @param {string} folder
 */
export function readHiddenDocs(folder) {
  const pages = readFrontMatters(folder)
  const idsWith = (/** @type {'draft' | 'unlisted'} */ flag) =>
    pages.filter(({ front }) => front[flag] === true).map(({ id }) => id)
  return { drafts: idsWith('draft'), unlisted: idsWith('unlisted') }
}
