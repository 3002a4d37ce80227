import { readFileSync } from 'node:fs'
import type { Reference } from '../samples/samples.mjs'
import type { TocEntry } from '../site/toc'
import type { Finding } from './finding'
import type { FrontMatter } from './front-matter'

/** A link in the text of a page. */
export type PageLink = { href: string; line: number; column: number }

/** What a page is: made once by `compile`, and read by all others. It is stored as JSON. */
export type PageRecord = {
  /** path of its file under `content/`, without `.mdx` */
  id: string
  /** path of its file from the project's folder */
  file: string
  /** canonical path of the page */
  path: string
  title: string
  description: string
  api: FrontMatter['api']
  toc: TocEntry[]
  /** ids to which links may lead */
  ids: string[]
  links: PageLink[]
  /** entries that names on other pages lead to: id, declaration and first sentence; the page itself has the empty id */
  members: { id: string; code: string; sentence: string }[]
  /** errors that it explains, with cause and remedy as Markdown */
  errors: { text: string; cause: string; remedy: string }[]
  /** samples that it shows */
  samples: Reference[]
  /** packages that it is about, with the versions that the tests install, such as `v3-sdk 3.31.5` */
  packages: string[]
  /** clients, such as `viem`, with which it shows its samples */
  clients: string[]
  findings: Finding[]
  /** function body that returns the page's module (see `run` of `@mdx-js/mdx`); empty if an error stops the build */
  code: string
}

// Reads the records of a build, which `write-records.ts` has compiled. It loads nothing that could compile a
// page: Next's process has to read them only.

/** Has a file for each page. */
export const RECORDS = '.cache/records'

/** Lists the pages. It is written after all records. */
export const INDEX = `${RECORDS}.json`

export const recordFile = (id: string) => `${RECORDS}/${encodeURIComponent(id)}.json`

/** What other pages show of a page, by its id. */
export type Summaries = Record<string, Pick<PageRecord, 'title' | 'description'>>

/** `sources` is the hash of all sources of the records. */
export type Index = { sources: string; pages: Summaries }

const readJson = (file: string) =>
  JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'))

/**
 * @param sources hash of the sources that are built
 * @throws Error if the records are of other sources
 */
export function loadSummaries(sources = process.env.SOURCES): Summaries {
  const { pages, ...index }: Index = readJson(INDEX)
  if (index.sources === sources) return pages
  throw new Error(`The pages in ${RECORDS}/ are of other sources. Run 'npm run build' again.`)
}

/** @throws Error if the records are of other sources */
export function loadRecord(id: string, sources = process.env.SOURCES): PageRecord {
  loadSummaries(sources)
  return readJson(recordFile(id))
}

/** All records, by id. @throws Error if they are of other sources */
export const readRecords = (sources: string) =>
  new Map(Object.keys(loadSummaries(sources)).map(id => [id, loadRecord(id, sources)]))
