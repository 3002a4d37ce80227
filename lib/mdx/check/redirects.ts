import { readFileSync } from 'node:fs'
import { redirects } from '../../site/redirects'
import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import type { Finding } from './finding'

const CONFIG = 'lib/site/redirects.ts'

/**
 * Former addresses that are no addresses or are taken, and those that lead to no page.
 * @param pages addresses of all pages
 */
export function checkRedirects(
  pages: string[],
  entries = redirects,
  source = readFileSync(CONFIG, 'utf8'),
): Finding[] {
  return Object.entries(entries).flatMap(([from, to]) => {
    const place = placeOf(source, Math.max(0, source.indexOf(`'${from}'`)))
    const finding = { file: CONFIG, ...place, rule: 'redirect' }
    if (!from.startsWith('/')) {
      return [{ ...finding, message: `'${from}' is no address of this site. Begin it with '/'.` }]
    }
    // Disks that take both for one would lose the page.
    const page = pages.find(path => path.toLowerCase() === from.toLowerCase())
    if (page) {
      const message = `${page} is a page, so ${from} cannot lead elsewhere. Remove the line, or rename the page.`
      return [{ ...finding, message }]
    }
    if (pages.includes(to)) return []
    const message = `${from} leads to ${to}, where there is no page. Write the address of a page.`
    return [{ ...finding, message, nearest: nearest(to, pages) }]
  })
}
