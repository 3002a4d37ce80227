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

/** From this number of pages on, a link that their sources do not name is one of the layout. */
const LAYOUT = 5

/**
 * One line for each broken link: its place in the source, its target, the page it stands on and the
 * mend. A link of the layout gets one line for all its pages.
 * @param place `content/x.mdx:12`, where the source has the link; without a line if it has it nowhere
 */
export function describeLinks(
  links: BrokenLink[],
  place: (link: BrokenLink) => string,
  mend: string,
): string[] {
  const placed = links.map(link => ({ ...link, place: place(link) }))
  const unnamed = placed.filter(link => !/:\d+$/.test(link.place))
  return placed.flatMap(link => {
    const { page, href } = link
    const same = unnamed.filter(other => other.href === href)
    if (same.length < LAYOUT || !same.includes(link)) {
      return [`${link.place} links to ${href} on ${page}: ${mend}`]
    }
    if (same[0] !== link) return []
    return [`${same.length} pages link to ${href}, from the layout (the first is ${page}): ${mend}`]
  })
}

/**
 * Where a page's source has a link: the line that names it, the file when it is written otherwise
 * there, and the page itself when it has no source.
 */
export function findPlace(href: string, file: string | undefined, source: string): string {
  if (!file) return 'A generated page'
  const index = source.split('\n').findIndex(line => line.includes(href))
  return index < 0 ? file : `${file}:${index + 1}`
}
