import path from 'node:path'
import { parse } from 'yaml'
import { listDocIds } from './doc-files.mjs'
import { readText } from './read-text.mjs'

const FRONT_MATTER = /^\ufeff?---\n(.*?)\n---/s

/** @type {Map<string, Record<string, unknown>>} cache, since one run reads the same pages several times */
const cache = new Map()

/**
 * Front matter of one page; empty if it is malformed.
 * @param {string} source
 */
export function parseFrontMatter(source) {
  const [, text = ''] = source.match(FRONT_MATTER) ?? []
  const front = cache.get(text) ?? parseOrEmpty(text)
  cache.set(text, front)
  return front
}

/** @param {string} text @returns {Record<string, unknown>} */
function parseOrEmpty(text) {
  try {
    return parse(text) ?? {}
  } catch {
    return {}
  }
}

/**
 * Front matter of the pages of a folder, read without compiling them and not validated: compiling a page
 * reports what is wrong with it.
 * @param {string} folder
 */
export function readFrontMatters(folder) {
  return listDocIds(folder).map(id => ({
    id,
    front: parseFrontMatter(readText(path.join(folder, `${id}.mdx`))),
  }))
}
