import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SOURCES, sourceHash } from './cli/source-hash.mjs'
import { CONTENT_FOLDER, listDocIds } from './content'
import { readApiPages } from './mdx/api-pages.mjs'

/** A page's id and the text of its file. */
export type Source = { id: string; text: string }

/**
 * What earlier builds have made of single pages, kept in `.cache/`, which may be deleted at any time.
 * It holds as long as the page's text, all that is no page, and what pages know of each other stay.
 */
export class PageCache<Value> {
  private readonly file: string
  private readonly surroundings: string
  private readonly known: Partial<Record<string, Value>>
  private readonly used: Record<string, Value> = {}

  /** @param name of the file in `.cache/`, without ending */
  constructor(name: string) {
    this.file = path.join(process.cwd(), '.cache', `${name}.json`)
    const sources = SOURCES.filter(source => source !== 'content')
    this.surroundings = JSON.stringify([
      sourceHash(process.cwd(), sources),
      listDocIds(),
      readApiPages(CONTENT_FOLDER),
    ])
    this.known = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {}
  }

  /**
   * What an earlier run made of a page, or else what this one makes.
   * @param more what the value is made from besides the page and its surroundings
   */
  async get({ id, text }: Source, make: () => Promise<Value>, more = ''): Promise<Value> {
    const parts = [this.surroundings, id, text, more].join('\0')
    const key = createHash('sha256').update(parts).digest('hex')
    const value = this.known[key] ?? (await make())
    this.used[key] = value
    return value
  }

  /** Keeps what was asked for in this run, and nothing else. */
  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(this.used))
  }
}
