import { faultOfLink } from '../../mdx/check/links'
import { normalizePath } from '../../site/paths'
import type { ExportedPage } from './pages'

/** A link that leads nowhere: the page it stands on and its address as written. */
export type BrokenLink = { page: string; href: string }

/**
 * Holds every internal link against the exported pages.
 * @param files addresses of exported files that are no pages, such as `/favicon.svg`
 * @param base the path below which the site lies, which addresses in HTML and of `files` include
 * @returns links to pages that do not exist, and links to headings that their page does not have
 */
export function checkLinks(pages: ExportedPage[], files: Set<string>, base = '') {
  const addressOf = (page: ExportedPage) => normalizePath(base + page.path)
  const targets = { pages: new Map(pages.map(page => [addressOf(page), page.ids])), files }
  const links: BrokenLink[] = []
  const anchors: BrokenLink[] = []
  for (const page of pages) {
    for (const href of new Set(page.links)) {
      const fault = faultOfLink(href, addressOf(page), targets)
      if (fault) (fault === 'link' ? links : anchors).push({ page: page.path, href })
    }
  }
  return { links, anchors }
}

/** One line for each target of broken links: the first page that leads there, how many more, and the mend. */
export function describeLinks(links: BrokenLink[], mend: string): string[] {
  return [...new Set(links.map(({ href }) => href))].map(target => {
    const [first, ...more] = links.filter(({ href }) => href === target)
    const others = more.length > 0 ? ` (as on ${more.length} more, so it is one of the layout)` : ''
    return `${first?.page} links to ${target}${others}: ${mend}`
  })
}
