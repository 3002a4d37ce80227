import { withBasePath } from './hrefs'

/** A page that matches the query. */
export type FoundPage = {
  path: string
  title: string
  /** Chinese label of the page in the sidebar. */
  label?: string
  /** HTML from the index: escaped text, with matches in `<mark>`. */
  excerpt: string
  sections: { path: string; title: string; excerpt: string }[]
}

export type Found = { total: number; pages: FoundPage[] }

/** Limits of the results, and of the sections of each. */
const LIMITS = { pages: 10, sections: 3 }

/** The parts of Pagefind's API that are used: https://pagefind.app/docs/api/ */
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

/** Written by lib/export/search.ts, after bundling. */
export const searchUrl = withBasePath('/pagefind/pagefind.js')

let loading: Promise<Pagefind> | undefined
let attempts = 0

/** Loads Pagefind once; after a failure, the next call loads it again. */
export function loadSearch(): Promise<Pagefind> {
  loading ??= load().catch(resetAndThrow)
  return loading
}

/** An instance that lacks one of its files keeps failing. */
function resetAndThrow(error: unknown): never {
  loading = undefined
  throw error
}

async function load(): Promise<Pagefind> {
  // A failed module stays failed until the document is reloaded, so each attempt needs another URL.
  const query = attempts++ ? `?${attempts}` : ''
  const pagefind: Pagefind = await import(/* turbopackIgnore: true */ searchUrl + query)
  // The headers of its file would apply to a worker, not the page's policy.
  await pagefind.options({ baseUrl: '/', noWorker: true })
  return pagefind
}

/**
 * Pages and sections that contain all words of the query, by relevance; first the page with a section of
 * that name. The call is debounced.
 * @returns undefined if a later call supersedes this one
 */
export async function search(query: string): Promise<Found | undefined> {
  const pagefind = await loadSearch()
  const response = await pagefind.debouncedSearch(separateChinese(query)).catch(resetAndThrow)
  if (!response) return
  const { results } = response
  const data = await Promise.all(results.slice(0, LIMITS.pages).map(result => result.data()))
  const pages = data.map(page => toFoundPage(page, query))
  const hasNamedSection = ({ sections }: FoundPage) =>
    sections[0]?.title.toLowerCase() === normalize(query)
  return {
    total: results.length,
    pages: [...pages.filter(hasNamedSection), ...pages.filter(page => !hasNamedSection(page))],
  }
}

function normalize(query: string): string {
  return query.trim().toLowerCase()
}

/** Sections with the query in their title come first, the shortest title before all. */
function toFoundPage(
  { url, meta, excerpt, sub_results: parts }: ResultPage,
  query: string,
): FoundPage {
  const needle = normalize(query)
  const rank = ({ title }: { title: string }) =>
    title.toLowerCase().includes(needle) ? title.length : Number.MAX_SAFE_INTEGER
  const sections = parts
    .filter(part => part.url.includes('#'))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, LIMITS.sections)
    .map(({ url: path, title, excerpt }) => ({ path, title, excerpt }))
  return { path: url, title: meta.title, label: meta.label, excerpt, sections }
}

const CHINESE = /\p{Script=Han}+/gu

/** Separates Chinese words with spaces, since the index is English. */
export function separateChinese(text: string): string {
  return text.replace(CHINESE, run => {
    const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(run)
    return [...words].map(({ segment }) => segment).join(' ')
  })
}
