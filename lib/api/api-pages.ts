import { slug } from 'github-slugger'
import { type Finding, finding, START } from '../content/finding'
import { type FrontMatter, readFrontMatters } from '../content/front-matter'
import { docPath } from '../site/paths'
import { splitId } from './reference'

/**
 * Addresses of what pages document, by the ids in their front matter's `api`: symbols, and packages
 * for the exports that have no separate page.
 */
export type ApiPages = Record<string, string>

type Api = NonNullable<FrontMatter['api']>

declare module 'vfile' {
  interface DataMap {
    apiPages: ApiPages
  }
}

/** What the pages of a folder document. */
export function readApis(folder?: string): { doc: string; symbol: string; section?: string }[] {
  return [...readFrontMatters(folder)].flatMap(([doc, { api }]) =>
    api ? namedBy(api).map(named => ({ doc, ...named })) : [],
  )
}

/** The symbols that `api` in front matter names, each with its heading; a single symbol is the whole page. */
function namedBy(api: Api): { symbol: string; section?: string }[] {
  if (typeof api === 'string') return [{ symbol: api }]
  return Object.entries(api).map(([section, symbol]) => ({
    symbol,
    section: Array.isArray(api) ? splitId(`${symbol}`).name : section,
  }))
}

export function readApiPages(folder?: string): ApiPages {
  const entries = readApis(folder).map(({ doc, symbol, section }) => [
    symbol,
    docPath(doc) + (section ? `#${slug(section)}` : ''),
  ])
  return Object.fromEntries(entries)
}

/**
 * @param ids of symbols
 * @returns addresses of what documents them, by the symbols' names
 */
export function linksTo(ids: string[], pages: ApiPages): Map<string, string> {
  const links = new Map()
  for (const id of ids) {
    const { packageName, name } = splitId(id)
    const overview = pages[packageName]
    const address = pages[id] ?? (overview && `${overview}#${slug(name)}`)
    if (address) links.set(name, address)
  }
  return links
}

/** Symbols that more than one page documents: links to their type could lead to either. */
export function repeatedSymbols(apis: ReturnType<typeof readApis>): Finding[] {
  return apis.flatMap(({ doc, symbol }, index) => {
    const other = apis.slice(0, index).find(before => before.symbol === symbol)
    if (!other) return []
    const message = `The page documents '${symbol}', as content/${other.doc}.mdx does. Remove it from the 'api' of one of them.`
    return finding(`content/${doc}.mdx`, START, 'api', message)
  })
}
