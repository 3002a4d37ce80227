/** @import { CheckedPage } from './read-page.mjs' */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { SOURCES, sourceHash } from '../cli/source-hash.mjs'
import { CONTENT_FOLDER, listDocIds, readDocFile } from '../doc-files.mjs'
import { readApiPages } from '../mdx/api-pages.mjs'

/** @typedef {{ key: string, id: string, text: string }} Source `key` is a hash over all that the page is read from */

/** What earlier runs have read. It may be deleted at any time. */
const CACHE = path.join(process.cwd(), '.cache', 'checked-pages.json')

const THREAD = new URL('page-thread.mjs', import.meta.url)

/** How many pages are worth one more thread, which has to load the parser. */
const SHARE = 20

/** Room for what a parser throws away, in MB. In less, the trees in use are looked through often. */
const maxYoungGenerationSizeMb = 192

/**
 * Reads all pages, on all cores. Those that are as they were in the last run, when all else was too,
 * are not parsed again: parsing takes most of the time.
 * @returns {Promise<CheckedPage[]>}
 */
export async function readPages() {
  const sources = readSources()
  const known = readCache()
  const pages = { ...known, ...(await readAnew(sources.filter(({ key }) => !known[key]))) }
  const present = Object.fromEntries(sources.map(({ key }) => [key, pages[key]]))
  mkdirSync(path.dirname(CACHE), { recursive: true })
  writeFileSync(CACHE, JSON.stringify(present))
  return /** @type {CheckedPage[]} */ (Object.values(present))
}

/** @returns {Source[]} */
function readSources() {
  const pages = listDocIds().map(id => ({ id, text: readDocFile(id) }))
  const rest = sourceHash(
    process.cwd(),
    SOURCES.filter(name => name !== 'content'),
  )
  // What pages need to know of each other.
  const others = JSON.stringify([pages.map(({ id }) => id), readApiPages(CONTENT_FOLDER)])
  const hash = (/** @type {string[]} */ ...parts) =>
    createHash('sha256').update(parts.join('\0')).digest('hex')
  return pages.map(({ id, text }) => ({ key: hash(rest, others, id, text), id, text }))
}

/** @returns {Record<string, CheckedPage | undefined>} by their keys */
function readCache() {
  return existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {}
}

/**
 * Reads pages in threads, each of which takes the next page that none has taken.
 * @param {Source[]} sources
 * @returns {Promise<Record<string, CheckedPage>>} by their keys
 */
async function readAnew(sources) {
  const count = Math.min(availableParallelism(), Math.ceil(sources.length / SHARE))
  const workerData = { sources, taken: new Int32Array(new SharedArrayBuffer(4)) }
  const options = { workerData, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb } }
  const threads = Array.from({ length: count }, async () => {
    const [pages] = await once(new Worker(THREAD, options), 'message')
    return pages
  })
  return Object.assign({}, ...(await Promise.all(threads)))
}
