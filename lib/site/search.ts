import { withBasePath } from './hrefs'

/** A page that holds what was looked for. */
export type FoundPage = {
  path: string
  title: string
  /** What the sidebar calls the page, in Chinese. */
  label?: string
  /** HTML from the index: escaped text, with the words that were found in `<mark>`. */
  excerpt: string
  sections: { path: string; title: string; excerpt: string }[]
}

export type Found = { total: number; pages: FoundPage[] }

/** How many of the pages found are shown, and of the sections of each. */
const SHOWN = { pages: 10, sections: 3 }

/** The part of Pagefind's interface that is used: https://pagefind.app/docs/api/ */
type Pagefind = {
  options: (options: { baseUrl: string; noWorker: boolean }) => Promise<void>
  debouncedSearch: (query: string) => Promise<{ results: Result[] } | null>
}
type Result = { data: () => Promise<ResultPage> }
type ResultPage = {
  url: string
  meta: { title: string; label?: string }
  excerpt: string
  sub_results: { url: string; title: string; excerpt: string }[]
}

let loading: Promise<Pagefind> | undefined
let attempts = 0

/** Fetches the search, once; after a failure it is fetched anew at the next call. */
export function loadSearch(): Promise<Pagefind> {
  loading ??= load().catch(startAnew)
  return loading
}

/** A copy of the search that lacks one of its files fails for good. */
function startAnew(error: unknown): never {
  loading = undefined
  throw error
}

async function load(): Promise<Pagefind> {
  // Written by lib/build/export/search.ts, so the bundler knows nothing of it. A module that could not be
  // fetched, or that failed, stays so for the document: another attempt takes another address.
  const query = attempts++ ? `?${attempts}` : ''
  const address = withBasePath('/pagefind/pagefind.js') + query
  const pagefind: Pagefind = await import(/* turbopackIgnore: true */ address)
  // A worker would take the policy of its own file's headers, not the page's.
  await pagefind.options({ baseUrl: '/', noWorker: true })
  return pagefind
}

/**
 * Pages and sections that hold all words of the query, the best first; before all the page with a
 * section that is called so. Waits a moment for the reader to type on.
 * @returns undefined when a later call has taken over
 */
export async function search(query: string): Promise<Found | undefined> {
  const pagefind = await loadSearch()
  const answer = await pagefind.debouncedSearch(separateChinese(query)).catch(startAnew)
  if (!answer) return
  const { results } = answer
  const data = await Promise.all(results.slice(0, SHOWN.pages).map(result => result.data()))
  const pages = data.map(page => toFoundPage(page, query))
  const isCalledSo = ({ sections }: FoundPage) => sections[0]?.title.toLowerCase() === wanted(query)
  return {
    total: results.length,
    pages: [...pages.filter(isCalledSo), ...pages.filter(page => !isCalledSo(page))],
  }
}

function wanted(query: string): string {
  return query.trim().toLowerCase()
}

/** The sections whose titles have the query come first, the one that is called so before all. */
function toFoundPage(
  { url, meta, excerpt, sub_results: parts }: ResultPage,
  query: string,
): FoundPage {
  const words = wanted(query)
  const rest = ({ title }: { title: string }) =>
    title.toLowerCase().includes(words) ? title.length : Number.MAX_SAFE_INTEGER
  const sections = parts
    .filter(part => part.url.includes('#'))
    .sort((one, other) => rest(one) - rest(other))
    .slice(0, SHOWN.sections)
    .map(({ url: path, title, excerpt }) => ({ path, title, excerpt }))
  return { path: url, title: meta.title, label: meta.label, excerpt, sections }
}

const CHINESE = /\p{Script=Han}+/gu
const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** Puts spaces between Chinese words, which the index, being one of English, does not know. */
export function separateChinese(text: string): string {
  return text.replace(CHINESE, run =>
    [...words.segment(run)].map(({ segment }) => segment).join(' '),
  )
}
