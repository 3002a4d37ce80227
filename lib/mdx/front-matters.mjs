import path from 'node:path'
import { parse } from 'yaml'
import { listDocIds } from './doc-files.mjs'
import { readText } from './read-text.mjs'

const FRONT_MATTER = /^\ufeff?---\r?\n(.*?)\n---/s

/** @param {string} source of a page */
const frontMatterOf = source => source.match(FRONT_MATTER)?.[1] ?? ''

/**
 * The front matter of each page of a folder, as its author wrote it.
 * @param {string} folder
 */
export function frontMatterTexts(folder) {
  return listDocIds(folder).map(id => ({
    id,
    text: frontMatterOf(readText(path.join(folder, `${id}.mdx`))),
  }))
}

/**
 * What the pages of a folder say of themselves, read without compiling them. Unproved: a page's own
 * compilation tells what is wrong with its front matter.
 * @param {string} folder
 */
export function readFrontMatters(folder) {
  return frontMatterTexts(folder).map(({ id, text }) => ({ id, front: parseYaml(text) }))
}

/**
 * What one page says of itself; nothing when it cannot be read.
 * @param {string} source
 */
export const parseFrontMatter = source => parseYaml(frontMatterOf(source))

/** @type {Map<string, Record<string, unknown>>} one run asks for the same pages several times */
const parsed = new Map()

/** What a front matter says; nothing when it cannot be read. @param {string} text */
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
 * is compiled, since they decide which pages there are.
 * @param {string} folder
 */
export function readHiddenDocs(folder) {
  const pages = readFrontMatters(folder)
  const idsWith = (/** @type {'draft' | 'unlisted'} */ flag) =>
    pages.filter(({ front }) => front[flag] === true).map(({ id }) => id)
  return { drafts: idsWith('draft'), unlisted: idsWith('unlisted') }
}
