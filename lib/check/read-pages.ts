import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SOURCES, sourceHash } from '../cli/source-hash.mjs'
import { CONTENT_FOLDER } from '../content'
import { readApiPages } from '../mdx/api-pages.mjs'
import type { CheckedPage } from './read-page'

type Source = { id: string; text: string }

/** What earlier runs have read. It may be deleted at any time. */
const CACHE = path.join(process.cwd(), '.cache', 'checked-pages.json')

/**
 * Reads pages. Those that are as they were in the last run, when all else was too, are not parsed
 * again: parsing takes most of the time.
 */
export async function readPages(sources: Source[]): Promise<CheckedPage[]> {
  const rest = sourceHash(
    process.cwd(),
    SOURCES.filter(name => name !== 'content'),
  )
  // What pages need to know of each other.
  const others = JSON.stringify([sources.map(({ id }) => id), readApiPages(CONTENT_FOLDER)])
  const keyOf = ({ id, text }: Source) =>
    createHash('sha256').update([rest, others, id, text].join('\0')).digest('hex')

  const known = readCache()
  const pages = await Promise.all(
    sources.map(async source => {
      const key = keyOf(source)
      return [key, known[key] ?? (await readAnew(source))] as const
    }),
  )
  mkdirSync(path.dirname(CACHE), { recursive: true })
  writeFileSync(CACHE, JSON.stringify(Object.fromEntries(pages)))
  return pages.map(([, page]) => page)
}

function readCache(): Partial<Record<string, CheckedPage>> {
  return existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {}
}

/** Loads the parser only when there is something to parse. */
async function readAnew({ id, text }: Source): Promise<CheckedPage> {
  const { readPage } = await import('./read-page')
  return readPage(id, text)
}
