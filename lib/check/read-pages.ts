import { PageCache, type Source } from '../page-cache'
import type { CheckedPage } from './read-page'

/** Reads pages. Those of earlier runs are not parsed again: parsing takes most of the time. */
export async function readPages(sources: Source[]): Promise<CheckedPage[]> {
  const cache = new PageCache<CheckedPage>('checked-pages')
  const pages: CheckedPage[] = []
  // One after another: all at once, their trees would be in memory together.
  for (const source of sources) pages.push(await cache.get(source, () => readAnew(source)))
  cache.save()
  return pages
}

/** Loads the parser only when there is something to parse. */
async function readAnew({ id, text }: Source): Promise<CheckedPage> {
  const { readPage } = await import('./read-page')
  return readPage(id, text)
}
