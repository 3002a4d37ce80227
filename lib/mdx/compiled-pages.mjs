/** @import { CheckedPage, CompiledPage } from './compile.mjs' */
/** @import { ApiPages } from './reference/api-pages.mjs' */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { CONTENT_FOLDER, listDocIds, readDocFile } from './doc-files.mjs'
import { readApiPages } from './reference/api-pages.mjs'
import { listReferences, SAMPLES } from './samples/samples.mjs'
import { hashSources } from './source-hash.mjs'

const FOLDER = path.resolve('.cache/pages')

/** Ends a file of the cache that is whole. */
const END = '\n'

/**
 * What compiles pages, as it was when this process loaded it: a development server goes on with that,
 * and must not leave its pages to those who come after a change.
 */
const engine = hashSources(process.cwd(), ['lib', 'package-lock.json'])

/** What is read anew for every page. */
const READ = ['components/figures/index.ts', 'mdx-components.tsx', 'public']

/** @typedef {{ hash: string, apiPages: ApiPages }} Surroundings what pages are made from in common */

/** @returns {Surroundings} as they are now */
export function readSurroundings() {
  const apiPages = readApiPages(CONTENT_FOLDER)
  const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' }).sort()
  const parts = [engine, hashSources(process.cwd(), READ), files, apiPages]
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
 * @param {Surroundings} surroundings
 */
export function pageHash(id, text, surroundings) {
  return hashOf([surroundings.hash, id, text, sampleFiles(text).map(readIfThere)])
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
  const hash = pageHash(id, text, surroundings)
  const kept = keptPage(id, hash)
  if (kept) return kept
  const page =
    compiling.get(hash) ??
    compileAndKeep(id, text, surroundings, hash).finally(() => compiling.delete(hash))
  compiling.set(hash, page)
  return page
}

/** @param {string} id */
const fileOf = id => path.join(FOLDER, `${id}.json`)

/** @param {string} id @param {string} hash @returns {CompiledPage | undefined} */
function keptPage(id, hash) {
  const text = readIfThere(fileOf(id))
  // A file that was cut short holds nothing to read.
  if (text?.startsWith(JSON.stringify({ hash }).slice(0, -1)) && text.endsWith(END)) {
    return JSON.parse(text).page
  }
}

/** Pages that several ask for at once, by their hashes. @type {Map<string, Promise<CompiledPage>>} */
const compiling = new Map()

/** @param {string} id @param {string} text @param {Surroundings} surroundings @param {string} hash */
async function compileAndKeep(id, text, { apiPages }, hash) {
  // Loaded only when there is something to compile.
  const { compile } = await import('./compile.mjs')
  const page = await compile(id, text, apiPages)
  if (page.findings.length === 0) save(fileOf(id), { hash, page })
  return page
}

/**
 * Writes a file that others may be reading.
 * @param {string} file
 * @param {unknown} value
 */
function save(file, value) {
  const draft = `${file}.${process.pid}.${threadId}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(draft, JSON.stringify(value) + END)
  renameSync(draft, file)
}

/**
 * What is to be checked of pages. One after another: all at once, their trees would be in memory
 * together. A second thread would take as long, since it loads the compiler once more.
 * @param {string[]} [ids] by default of all pages
 * @returns {Promise<CheckedPage[]>}
 */
export async function checkedPages(ids = listDocIds()) {
  const surroundings = readSurroundings()
  const pages = []
  for (const id of ids) {
    const { code, tree, ...page } = await compiledPage(id, surroundings)
    pages.push(page)
  }
  return pages
}
