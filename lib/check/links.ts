import { posix } from 'node:path'
import { publicFiles } from '../content/build-id.mjs'
import { nearest } from '../content/did-you-mean'
import type { Finding } from '../content/finding'
import type { PageRecord } from '../content/records'
import { placeOf } from '../files/source-text'
import { readerFiles } from '../samples/reader-files'
import { dataFiles, samplePath, starterPath } from '../site/data-files'
import { isExternal, isFile } from '../site/hrefs'
import { decodeUrl, isMarkdownFile, normalizePath } from '../site/paths'
import { generatedPaths } from '../site/sidebar-trees'
import { siteUrl } from '../site/site-url.mjs'

/** Valid targets of links. */
type Targets = {
  /** Ids of each page by its decoded address; undefined if they are unknown. */
  pages: Map<string, Set<string> | undefined>
  /** Addresses of other files, such as `/favicon.svg`. */
  files: Set<string>
}

/** Parts of a link on the page at `from`: address as written, path of the page, fragment. */
export function splitLink(href: string, from: string) {
  const [address = '', hash = ''] = href.split('#')
  const path = address === '' ? from : normalizePath(address.split('?')[0] ?? '')
  return { address, path, hash }
}

/** Valid targets: these pages with their ids, category pages and files. */
export function readTargets(pages: (readonly [string, Set<string> | undefined])[]): Targets {
  const more = generatedPaths.map(address => [address, undefined] as const)
  const samples = [...readerFiles().keys()].map(samplePath)
  const files = [...publicFiles(), ...Object.values(dataFiles), ...samples, starterPath]
  return { pages: new Map([...pages, ...more]), files: new Set(files) }
}

/** Addresses in settings: `href: '/x'`, `page: '/x'`, and `href="/x"` in the HTML of the announcement bar. */
const ADDRESS = /\b(?:(?:href|page): '|href=")(?<href>[^'"]+)/dg

/** The links of a settings file, in the same form as the links of a page. */
export function linksOf(file: string, source: string) {
  const links = [...source.matchAll(ADDRESS)].map(({ groups, indices }) => {
    const place = placeOf(source, indices?.groups?.href?.[0] ?? 0)
    return { href: groups?.href ?? '', ...place }
  })
  return { file, path: '/', links }
}

const SAMPLES = samplePath('')

/** Reports broken and unsafe links of a page. `remark-links` reports missing Markdown files. */
export function checkPageLinks(
  { file, path, links }: Pick<PageRecord, 'file' | 'path' | 'links'>,
  targets: Targets,
): Finding[] {
  return links.flatMap(({ href, line, column }) => {
    const external = externalMistake(href)
    if (external) return [{ file, line, column, rule: 'external-link', ...external }]
    if (isExternal(href) || isMarkdownFile(href)) return []
    const { address, path: target, hash } = splitLink(href, path)
    if (targets.pages.has(target)) {
      const ids = targets.pages.get(target)
      if (hash === '' || !ids || ids.has(decodeUrl(hash)) || ids.has(hash)) return []
      const message = `The link leads to ${href}, but ${target} has no such heading. Correct it, or give the heading this {#id}.`
      const id = nearest(hash, [...ids])
      const meant = id && `${address}#${id}`
      return [{ file, line, column, rule: 'anchor', message, nearest: meant }]
    }
    if (targets.files.has(address)) return []
    const [what, known] = isFile(address)
      ? [
          `file in ${address.startsWith(SAMPLES) ? 'samples/ for readers' : 'public/'}`,
          [...targets.files],
        ]
      : ['page', [...targets.pages.keys()]]
    const message = `The link leads to ${href}, where there is no ${what}. Correct the address, or add the ${what.split(' ')[0]}.`
    // Authors may write links relative to the file, or without the leading '/'.
    const seen = address.startsWith('/') ? target : seenFrom(file, target)
    const meant =
      [seen, `/${target}`].find(path => known.includes(path)) ?? nearestPath(seen, known)
    return [{ file, line, column, rule: 'link', message, nearest: meant }]
  })
}

/** The address that was probably meant: alike in its last part, too, since most share their first ones. */
function nearestPath(path: string, known: string[]) {
  const found = nearest(path, known)
  return found && nearest(posix.basename(path), [posix.basename(found)]) && found
}

function seenFrom(file: string, target: string) {
  return normalizePath(posix.resolve('/', posix.relative('content', posix.dirname(file)), target))
}

const HOST = /^(?:https?:)?\/\/(?<host>\[[^\]]*\]|[^/?#:\s]+)/i

/** Hosts of the reader's own machine or network. */
const PRIVATE =
  /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\]|10\..*|192\.168\..*|.*\.(?:local|localhost))$/i

/** A mistake in a link to another site, found without a request. */
function externalMistake(href: string): { message: string; nearest?: string } | undefined {
  const mistake = (cause: string, remedy: string, nearest?: string) => ({
    message: `The link leads to ${href}, ${cause}. ${remedy}.`,
    nearest,
  })
  if (/^[\w.+-]+@[\w.-]+$/.test(href)) {
    return mistake('which is an email address', "Begin it with 'mailto:'", `mailto:${href}`)
  }
  if (/^mailto:(?!.+@.+\.)/i.test(href)) {
    return mistake('which is not an email address', "Write one, as in 'mailto:me@example.org'")
  }
  if (!/^(?:https?:|\/\/)/i.test(href)) return
  const host = HOST.exec(href)?.groups?.host ?? ''
  if (PRIVATE.test(host)) {
    return mistake("which is the reader's own machine or network", 'Show it as code, in backticks')
  }
  if (!/.\../.test(host)) return mistake('which names no host', 'Begin it with https:// and a host')
  const [address, own] = [href, siteUrl].map(url => url.replace(/^https?:/i, '')) as [
    string,
    string,
  ]
  if (`${address}/`.startsWith(`${own}/`)) {
    const path = address.slice(own.length) || '/'
    return mistake('a page of this site', 'Write its address without the host', path)
  }
  if (!/^https:/i.test(href)) {
    const remedy = 'Begin it with https://'
    return mistake('which is not encrypted', remedy, href.replace(/^(?:http:)?\/\//i, 'https://'))
  }
}
