import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { CONTENT_FOLDER } from './doc-files.mjs'
import { frontMatterTexts } from './front-matters.mjs'
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

/** Hash of what all pages are made from in common, as that is now. */
export function hashSurroundings() {
  const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' }).sort()
  const read = hashSources(process.cwd(), READ)
  return hashOf([engine, read, files, frontMatterTexts(CONTENT_FOLDER)])
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

/** @param {string} id */
const fileOf = id => path.join(FOLDER, `${id}.json`)

/**
 * The page as it was compiled before, if it was; `.cache/pages/` may be deleted at any time.
 * @param {string} id
 * @param {string} hash
 * @returns {import('./compile').CompiledPage | undefined}
 */
export function keptPage(id, hash) {
  const text = readIfThere(fileOf(id))
  // A file that was cut short holds nothing to read.
  if (text?.startsWith(JSON.stringify({ hash }).slice(0, -1)) && text.endsWith(END)) {
    return JSON.parse(text).page
  }
}

/**
 * Keeps a page, in a file that others may be reading.
 * @param {string} id
 * @param {string} hash
 * @param {import('./compile').CompiledPage} page
 */
export function keepPage(id, hash, page) {
  const file = fileOf(id)
  const draft = `${file}.${process.pid}.${threadId}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(draft, JSON.stringify({ hash, page }) + END)
  renameSync(draft, file)
}
