/** @import { CheckedPage } from './read-page.mjs' */
/** @import { Source } from '../page-cache.mjs' */
import { listDocIds, readDocFile } from '../doc-files.mjs'
import { PageCache } from '../page-cache.mjs'

/**
 * Reads all pages. Those of earlier runs are not parsed again: parsing takes most of the time.
 * @returns {Promise<CheckedPage[]>}
 */
export async function readPages() {
  /** @type {PageCache<CheckedPage>} */
  const cache = new PageCache('checked-pages')
  const pages = []
  // One after another: all at once, their trees would be in memory together.
  for (const id of listDocIds()) {
    const source = { id, text: readDocFile(id) }
    pages.push(await cache.get(source, () => readAnew(source)))
  }
  cache.save()
  return pages
}

/**
 * Loads the parser only when there is something to parse.
 * @param {Source} source
 */
async function readAnew({ id, text }) {
  const { readPage } = await import('./read-page.mjs')
  return readPage(id, text)
}
