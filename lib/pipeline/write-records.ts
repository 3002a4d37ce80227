import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readApiPages } from '../api/api-pages'
import { hashSources, sourceHash } from '../content/build-id.mjs'
import { listDocIds, readDocFile } from '../content/doc-files.mjs'
import { INDEX, type Index, type PageRecord, RECORDS, recordFile } from '../content/records'
import { programOf } from '../samples/programs'
import { listReferences, listSamples } from '../samples/samples.mjs'
import { TAG_MODULES } from './remark/remark-safe-content'
import { sampleTexts } from './text-loader.mjs'

/** What each page depends on, besides its text and its samples. */
const COMPILER = [
  ...TAG_MODULES,
  'lib',
  'mdx-components.tsx',
  'package-lock.json',
  'public',
  'samples/contracts',
  'samples/package.json',
  'samples/tested',
  'sidebars.config.ts',
]

/** A record as it is stored, with the hash of what it was compiled from. */
type Stored = PageRecord & { key: string }

/** Compiles all pages whose records are not up to date, for a build to read. Returns all records. */
export async function writeRecords(): Promise<PageRecord[]> {
  const sources = sourceHash()
  const apiPages = readApiPages()
  const ids = listDocIds()
  const compiler = hashSources(process.cwd(), COMPILER)
  const common = JSON.stringify([compiler, apiPages, ids, listSamples(process.cwd())])
  mkdirSync(RECORDS, { recursive: true })
  const records: PageRecord[] = []
  for (const id of ids) {
    const text = readDocFile(id)
    const programs = listReferences(text).map(({ file }) => programOf(file, process.cwd()))
    const input = JSON.stringify([common, text, sampleTexts(text), programs])
    const compileLater = async () => (await import('./compile')).compile(id, text, apiPages)
    records.push(await recordOf(recordFile(id), input, compileLater))
  }
  const pages = records.map(({ id, title, description }) => [id, { title, description }])
  write(INDEX, { sources, pages: Object.fromEntries(pages) } satisfies Index)
  const files = new Set(ids.map(id => path.basename(recordFile(id))))
  for (const name of readdirSync(RECORDS)) {
    if (!files.has(name)) rmSync(path.join(RECORDS, name), { force: true })
  }
  return records
}

/**
 * The record in a file, or a new one, which it writes there, if that is missing, damaged or of other input. One with
 * findings is always new: what corrects them may be any file.
 * @param input all that the record depends on
 */
export async function recordOf(
  file: string,
  input: string,
  compile: () => Promise<PageRecord>,
): Promise<PageRecord> {
  const key = createHash('sha256').update(input).digest('hex')
  const stored = readStored(file)
  if (stored?.key === key && stored.findings.length === 0) return stored
  const record: Stored = { key, ...(await compile()) }
  write(file, record)
  return record
}

function readStored(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes a file that is never seen half written. */
function write(file: string, content: object) {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, JSON.stringify(content))
  renameSync(temporary, file)
}
