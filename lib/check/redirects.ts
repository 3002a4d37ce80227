import { readFileSync } from 'node:fs'
import { nearest } from '../content/did-you-mean'
import { type Finding, finding } from '../content/finding'
import { git } from '../files/git'
import { placeOf } from '../files/source-text'
import { docPath, normalizePath } from '../site/paths'
import { redirects } from '../site/redirects'

const REDIRECTS = 'lib/site/redirects.ts'

/** Reports redirects from malformed addresses or existing pages, and redirects to missing pages. */
export function checkRedirects(
  pages: string[],
  entries = redirects,
  source = readFileSync(REDIRECTS, 'utf8'),
): Finding[] {
  return Object.entries(entries).flatMap(([from, to]) => {
    const place = placeOf(source, source.indexOf(`'${from}'`))
    const report = (message: string, nearest?: string) => [
      finding(REDIRECTS, place, 'redirect', message, nearest),
    ]
    if (!from.startsWith('/')) {
      return report(`'${from}' is not an address of this site. Begin it with '/'.`)
    }
    if (/[?#\s'"\\]/.test(from) || normalizePath(from) !== from) {
      const remedy =
        "without '?', '#', '%', quotes, backslashes, spaces and ending: all its forms redirect"
      return report(`'${from}' is not a canonical address. Write it ${remedy}.`)
    }
    // On disks that ignore case, the redirect would overwrite the page.
    const page = pages.find(path => path.toLowerCase() === from.toLowerCase())
    if (page) {
      return report(
        `${page} is a page, so ${from} cannot redirect. Remove the line, or rename the page.`,
      )
    }
    if (pages.includes(to)) return []
    const message = `${from} redirects to ${to}, where there is no page. Write the address of a page.`
    return report(message, nearest(to, pages))
  })
}

/** A page of the last commit that no longer exists, and its new name according to git. */
type GonePage = { from: string; to?: string }

/** Pages of the last commit that no longer exist; none without git. */
export function gonePages(cwd = process.cwd()): GonePage[] {
  const diff = ['diff', '--relative', '--name-status', '--find-renames', '--diff-filter=DR', 'HEAD']
  try {
    const files = git(cwd, ['-c', 'core.quotePath=off', ...diff, '--', 'content'])
    return [...files.matchAll(/\tcontent\/([^\t\n]*)\.mdx(?:\tcontent\/([^\t\n]*)\.mdx)?/g)].map(
      ([, from = '', to]) => ({ from: docPath(from), to: to && docPath(to) }),
    )
  } catch {
    return []
  }
}

/** Reports pages of the last commit that no longer exist and do not redirect. */
export function checkGonePages(
  pages: string[],
  gone = gonePages(),
  entries = redirects,
  source = readFileSync(REDIRECTS, 'utf8'),
): Finding[] {
  const lost = gone.filter(({ from }) => !pages.includes(from) && !(from in entries))
  return lost.map(({ from, to = '/…' }) => {
    const message = `${from} was a page at the last commit. Redirect its readers with a line here: '${from}': '${to}',`
    return finding(REDIRECTS, placeOf(source, source.lastIndexOf('}')), 'gone-page', message)
  })
}
