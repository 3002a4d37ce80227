/** @import { CompiledPage } from './compile.mjs' */
/** @import { ApiPages } from './reference/api-pages.mjs' */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_FOLDER, listDocIds, readDocFile } from './doc-files.mjs'
import { readApiPages } from './reference/api-pages.mjs'
import { listReferences, SAMPLES } from './samples/samples.mjs'
import { hashSources } from './source-hash.mjs'

const FOLDER = path.resolve('.cache/pages')

/** What every page is made from beside its text, its samples and the other pages. */
const ENGINE = [
  'components/figures/index.ts',
  'lib',
  'mdx-components.tsx',
  'package-lock.json',
  'public',
]

/** @typedef {{ hash: string, apiPages: ApiPages }} Surroundings what pages are made from in common */

/** @returns {Surroundings} as they are now */
export function readSurroundings() {
  const apiPages = readApiPages(CONTENT_FOLDER)
  const parts = [hashSources(process.cwd(), ENGINE), listDocIds(), apiPages]
  return { hash: hashOf(parts), apiPages }
}

/** @param {unknown} value */
const hashOf = value => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/**
 * Files of the samples that a page shows.
 * @param {string} text of the page
 */
export function sampleFiles(text) {
  return listReferences(text).map(({ file }) => path.resolve(SAMPLES, file))
}

/**
 * Hash of all that a page is made from: pages of the same hash are the same.
 * @param {string} id
 * @param {string} text
 * @param {string} surroundings their hash
 */
export function pageHash(id, text, surroundings) {
  return hashOf([surroundings, id, text, sampleFiles(text).map(readIfThere)])
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/**
 * A page, compiled unless that has been done before: `.cache/pages/` keeps those without a mistake,
 * and may be deleted at any time.
 * @param {string} id
 * @param {Surroundings} [surroundings]
 * @param {string} [text]
 * @returns {Promise<CompiledPage>}
 */
export async function compiledPage(id, surroundings = readSurroundings(), text = readDocFile(id)) {
  const hash = pageHash(id, text, surroundings.hash)
  const file = path.join(FOLDER, `${id}.json`)
  const known = JSON.parse(readIfThere(file) ?? '{}')
  if (known.hash === hash) return known.page
  const page = compiling.get(hash) ?? compileNow(id, text, surroundings)
  compiling.set(hash, page)
  const made = await page.finally(() => compiling.delete(hash))
  if (made.findings.length === 0) save(file, { hash, page: made })
  return made
}

/** Pages that several ask for at once, by their hashes. @type {Map<string, Promise<CompiledPage>>} */
const compiling = new Map()

/** @param {string} id @param {string} text @param {Surroundings} surroundings */
async function compileNow(id, text, { apiPages }) {
  // Loaded only when there is something to compile.
  const { compile } = await import('./compile.mjs')
  return compile(id, text, apiPages)
}

/**
 * Writes a file that others may be reading.
 * @param {string} file
 * @param {unknown} value
 */
function save(file, value) {
  const draft = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(draft, JSON.stringify(value))
  renameSync(draft, file)
}

/**
 * All pages. One after another: all at once, their trees would be in memory together.
 * @returns {Promise<CompiledPage[]>}
 */
export async function compiledPages() {
  const surroundings = readSurroundings()
  const pages = []
  for (const id of listDocIds()) pages.push(await compiledPage(id, surroundings))
  return pages
}
