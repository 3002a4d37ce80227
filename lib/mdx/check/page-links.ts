import { posix } from 'node:path'
import { sampleAddress } from '../../site/data-files'
import { isFile } from '../../site/hrefs'
import { normalizePath } from '../../site/paths'
import { siteUrl } from '../../site/site-url.mjs'
import type { CheckedPage } from '../compile'
import { nearest } from '../nearest'
import type { Finding } from './finding'
import { faultOfLink, splitLink, type Targets } from './links'

const SAMPLES = sampleAddress('')

/** Links of a page that lead nowhere. */
export function checkPageLinks(
  { file, path, links }: Pick<CheckedPage, 'file' | 'path' | 'links'>,
  targets: Targets,
): Finding[] {
  return links.flatMap(({ href, line, column }) => {
    const external = externalMistake(href)
    if (external) return [{ file, line, column, rule: 'external-link', ...external }]
    const fault = faultOfLink(href, path, targets)
    if (!fault) return []
    const { address, path: target, hash } = splitLink(href, path)
    if (fault === 'anchor') {
      const message = `The link leads to ${href}, but ${target} has no such heading. Correct it, or give the heading this {#id}.`
      const id = nearest(hash, [...(targets.pages.get(target) ?? [])])
      const meant = id && `${address}#${id}`
      return [{ file, line, column, rule: 'anchor', message, nearest: meant }]
    }
    const [what, known] = isFile(address)
      ? [
          `file in ${address.startsWith(SAMPLES) ? 'samples/ for readers' : 'public/'}`,
          [...targets.files],
        ]
      : ['page', [...targets.pages.keys()]]
    const message = `The link leads to ${href}, where there is no ${what}. Correct the address, or add the ${what.split(' ')[0]}.`
    // Written as if the page were a file, in a folder.
    const meant = address.startsWith('/') ? target : seenFrom(file, target)
    return [{ file, line, column, rule: 'link', message, nearest: nearest(meant, known) }]
  })
}

/** @param file of the page, from the project's folder */
function seenFrom(file: string, target: string) {
  return normalizePath(posix.resolve('/', posix.relative('content', posix.dirname(file)), target))
}

const HOST = /^(?:https?:)?\/\/(?<host>\[[^\]]*\]|[^/?#:\s]+)/i

/** Names of the machine or the network that somebody is in. */
const PRIVATE =
  /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\]|10\..*|192\.168\..*|.*\.(?:local|localhost))$/i

/** What is wrong with a link to another site, seen without asking that site. */
function externalMistake(href: string): { message: string; nearest?: string } | undefined {
  const tell = (what: string, mend: string, nearest?: string) => ({
    message: `The link leads to ${href}, ${what}. ${mend}.`,
    nearest,
  })
  if (/^[\w.+-]+@[\w.-]+$/.test(href)) {
    return tell('which is an address of mail', "Begin it with 'mailto:'", `mailto:${href}`)
  }
  if (!/^(?:https?:|\/\/)/i.test(href)) return
  const host = HOST.exec(href)?.groups?.host ?? ''
  if (PRIVATE.test(host)) {
    return tell("which is the reader's own machine or network", 'Show it as code, in backticks')
  }
  if (!/.\../.test(host)) return tell('which names no host', 'Begin it with https:// and a host')
  const [address, own] = [href, siteUrl].map(url => url.replace(/^https?:/i, '')) as [
    string,
    string,
  ]
  if (`${address}/`.startsWith(`${own}/`)) {
    const path = address.slice(own.length) || '/'
    return tell('a page of this site', 'Write its address without the host', path)
  }
  if (!/^https:/i.test(href)) {
    const mend = 'Begin it with https://'
    return tell('which is not encrypted', mend, href.replace(/^(?:http:)?\/\//i, 'https://'))
  }
}
