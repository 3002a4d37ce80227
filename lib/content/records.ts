import { readFileSync } from 'node:fs'
import type { PageRecord } from './record'

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
