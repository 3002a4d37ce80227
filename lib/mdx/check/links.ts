import { readdirSync } from 'node:fs'
import path from 'node:path'
import { dataFiles, sampleAddress, starterAddress } from '../../site/data-files'
import { isExternal } from '../../site/hrefs'
import { decodeUrl, isMarkdownFile, normalizePath } from '../../site/paths'
import { readerFiles } from '../samples/reader-files'

/** Where links may lead. */
export type Targets = {
  /** Ids that a page has, by its decoded address; none when they are not known. */
  pages: Map<string, Set<string> | undefined>
  /** Addresses of files that are no pages, such as `/favicon.svg`. */
  files: Set<string>
}

/**
 * Whether a link that stands on the page at `from` leads nowhere: to no page or file, or to no
 * heading of its page. Links to other sites are not looked at; those to Markdown files that do not
 * exist are told by the page's compiler (remark-links).
 */
export function faultOfLink(
  href: string,
  from: string,
  { pages, files }: Targets,
): 'link' | 'anchor' | undefined {
  if (isExternal(href) || isMarkdownFile(href)) return
  const { address, path, hash } = splitLink(href, from)
  if (!pages.has(path)) return files.has(address) ? undefined : 'link'
  const ids = pages.get(path)
  if (hash !== '' && ids && !ids.has(decodeUrl(hash)) && !ids.has(hash)) return 'anchor'
}

/** The parts of a link on the page at `from`: address as written, its page, and what follows `#`. */
export function splitLink(href: string, from: string) {
  const [address = '', hash = ''] = href.split('#')
  const path = address === '' ? from : normalizePath(address.split('?')[0] ?? '')
  return { address, path, hash }
}

/** Addresses of the files that are no pages, such as `/favicon.svg` and `/samples/v3/quoting.ts`. */
export function siteFiles(root = process.cwd()): Set<string> {
  const files = readdirSync(path.join(root, 'public'), { recursive: true, encoding: 'utf8' })
  const samples = [...readerFiles(root).keys()].map(sampleAddress)
  return new Set([
    ...files.map(file => `/${file.split(path.sep).join('/')}`),
    ...Object.values(dataFiles),
    ...samples,
    starterAddress,
  ])
}

/** Where links may lead: to these pages with their ids, to category pages (by their addresses) and to files. */
export function readTargets(
  pages: (readonly [string, Set<string> | undefined])[],
  categories: string[],
): Targets {
  const more = categories.map(address => [address, undefined] as const)
  return { pages: new Map([...pages, ...more]), files: siteFiles() }
}
