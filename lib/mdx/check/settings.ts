import { readFileSync } from 'node:fs'
import { glossary, type Term } from '../../site/glossary'
import { docPath, normalizePath } from '../../site/paths'
import { redirects } from '../../site/redirects'
import { POLICIES, siteConfig } from '../../site/site-config'
import { git } from '../git'
import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import { type Finding, finding } from './finding'

const GLOSSARY = 'lib/site/glossary.ts'
const REDIRECTS = 'lib/site/redirects.ts'
const CONFIG = 'lib/site/site-config.ts'

/** Forms of the glossary that two terms have: pages could link only one of them. */
export function checkGlossary(
  terms: Term[] = glossary,
  source = readFileSync(GLOSSARY, 'utf8'),
): Finding[] {
  const owners = new Map<string, string>()
  return terms.flatMap(({ id, name, forms = [] }) =>
    forms.flatMap(form => {
      const owner = owners.get(form.toLowerCase())
      owners.set(form.toLowerCase(), name)
      if (owner === undefined) return []
      const message = `The form '${form}' belongs to '${owner}', too. Keep it with one of them.`
      const forms = source.indexOf('forms:', source.indexOf(`id: '${id}'`))
      const place = placeOf(source, source.indexOf(`'${form}'`, forms))
      return [finding(GLOSSARY, place, 'glossary', message)]
    }),
  )
}

/** Former addresses that are no addresses or are taken, and those that lead to no page. */
export function checkRedirects(
  pages: string[],
  entries = redirects,
  source = readFileSync(REDIRECTS, 'utf8'),
): Finding[] {
  return Object.entries(entries).flatMap(([from, to]) => {
    const place = placeOf(source, source.indexOf(`'${from}'`))
    const tell = (message: string, nearest?: string) => [
      finding(REDIRECTS, place, 'redirect', message, nearest),
    ]
    if (!from.startsWith('/')) {
      return tell(`'${from}' is no address of this site. Begin it with '/'.`)
    }
    if (/[?#\s]/.test(from) || normalizePath(from) !== from) {
      const mend = "without '?', '#', '%', spaces and ending: every form of it leads on"
      return tell(`'${from}' is not how addresses are written here. Write it ${mend}.`)
    }
    // Disks that take both for one would lose the page.
    const page = pages.find(path => path.toLowerCase() === from.toLowerCase())
    if (page) {
      return tell(
        `${page} is a page, so ${from} cannot lead elsewhere. Remove the line, or rename the page.`,
      )
    }
    if (pages.includes(to)) return []
    const message = `${from} leads to ${to}, where there is no page. Write the address of a page.`
    return tell(message, nearest(to, pages))
  })
}

/** A page of the last commit that is gone, and what git takes for its new name. */
type GonePage = { from: string; to?: string }

/** Pages that are gone since the last commit, none where there is no git. */
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

/** Pages that are gone since the last commit and lead nowhere. */
export function checkGonePages(
  pages: string[],
  gone = gonePages(),
  entries = redirects,
  source = readFileSync(REDIRECTS, 'utf8'),
): Finding[] {
  const lost = gone.filter(({ from }) => !pages.includes(from) && !(from in entries))
  return lost.map(({ from, to = '/…' }) => {
    const message = `${from} was a page at the last commit. Lead its readers on with a line here: '${from}': '${to}',`
    return finding(REDIRECTS, placeOf(source, source.lastIndexOf('}')), 'gone-page', message)
  })
}

/** Settings with a choice. Types know the same, but the build does not ask for them. */
const CHOICES = {
  search: ['pagefind'],
  onBrokenLinks: POLICIES,
  onBrokenMarkdownLinks: POLICIES,
  onBrokenAnchors: POLICIES,
  onDuplicateRoutes: POLICIES,
} as const

/** Settings whose value is none of their choices. */
export function checkChoices(): Finding[] {
  return Object.entries(CHOICES).flatMap(([name, choices]) => {
    const value = siteConfig[name as keyof typeof CHOICES]
    if (value === undefined || choices.some(choice => choice === value)) return []
    const source = readFileSync(CONFIG, 'utf8')
    const message = `${name} is '${value}'. Write one of: ${choices.join(', ')}.`
    const place = placeOf(source, source.lastIndexOf(`${name}:`))
    return [finding(CONFIG, place, 'setting', message, nearest(value, [...choices]))]
  })
}
