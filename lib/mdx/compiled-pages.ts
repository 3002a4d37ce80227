import type { CheckedPage, CompiledPage } from './compile'
import { CONTENT_FOLDER, listDocIds, readDocFile } from './doc-files.mjs'
import { hashSurroundings, keepPage, keptPage, pageHash } from './page-cache.mjs'
import { type ApiPages, readApiPages } from './reference/api-pages'

/** What pages are made from in common. */
type Surroundings = { hash: string; apiPages: ApiPages }

/** What pages are made from in common, as it is now. */
export function readSurroundings(): Surroundings {
  return { hash: hashSurroundings(), apiPages: readApiPages(CONTENT_FOLDER) }
}

/** Pages that several ask for at once, by their hashes. */
const compiling = new Map<string, Promise<CompiledPage>>()

/** A page, compiled unless that has been done before. */
export async function compiledPage(
  id: string,
  surroundings = readSurroundings(),
  text = readDocFile(id),
): Promise<CompiledPage> {
  const hash = pageHash(id, text, surroundings.hash)
  const kept = keptPage(id, hash)
  if (kept) return kept
  const page =
    compiling.get(hash) ??
    compileAndKeep(id, text, surroundings, hash).finally(() => compiling.delete(hash))
  compiling.set(hash, page)
  return page
}

async function compileAndKeep(
  id: string,
  text: string,
  { apiPages }: Surroundings,
  hash: string,
): Promise<CompiledPage> {
  // Loaded only when there is something to compile.
  const { compile } = await import('./compile')
  const page = await compile(id, text, apiPages)
  // What mends the others may be a file that is no part of the hash.
  if (page.code !== '') keepPage(id, hash, page)
  return page
}

/**
 * What is to be checked of pages. One after another: all at once, their trees would be in memory
 * together. A second thread would take as long, since it loads the compiler once more.
 */
export async function checkedPages(ids = listDocIds()): Promise<CheckedPage[]> {
  const surroundings = readSurroundings()
  const pages = []
  for (const id of ids) {
    const { code, ...page } = await compiledPage(id, surroundings)
    pages.push(page)
  }
  return pages
}
