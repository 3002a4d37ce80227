import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_FOLDER, listDocIds } from './doc-files.mjs'
import { readApiPages } from './reference/api-pages.mjs'
import { SOURCES, sourceHash } from './source-hash.mjs'

/** @typedef {{ id: string, text: string }} Source a page's id and the text of its file */

/**
 * What earlier builds have made of single pages, kept in `.cache/`, which may be deleted at any time.
 * It holds as long as the page's text, all that is no page, and what pages know of each other stay.
 * @template Value
 */
export class PageCache {
  /** @type {string} */
  #file
  /** @type {string} */
  #surroundings
  /** @type {Partial<Record<string, Value>>} */
  #known
  /** @type {Record<string, Value>} */
  #used = {}

  /** @param {string} name of the file in `.cache/`, without ending */
  constructor(name) {
    this.#file = path.join(process.cwd(), '.cache', `${name}.json`)
    const sources = SOURCES.filter(source => source !== 'content')
    this.#surroundings = JSON.stringify([
      sourceHash(process.cwd(), sources),
      listDocIds(),
      readApiPages(CONTENT_FOLDER),
    ])
    this.#known = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {}
  }

  /**
   * @param {Source} source
   * @param {() => Promise<Value>} make
   * @param {string} [more] what the value is made from besides
   * @returns {Promise<Value>}
   */
  async get({ id, text }, make, more = '') {
    const parts = [this.#surroundings, id, text, more].join('\0')
    const key = createHash('sha256').update(parts).digest('hex')
    const value = this.#known[key] ?? (await make())
    this.#used[key] = value
    return value
  }

  /** Keeps what was asked for in this run, and nothing else. */
  save() {
    mkdirSync(path.dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(this.#used))
  }
}
