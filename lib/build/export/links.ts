import { brokenPart } from '../../mdx/check/links'
import { normalizePath } from '../../site/paths'
import type { ExportedPage } from './pages'

/** A broken link: its page, and its `href` as written. */
export type BrokenLink = { page: string; href: string }

/**
 * Checks every internal link of the exported pages.
 * @param files paths of exported files that are not pages, such as `/favicon.svg`
 * @param base base path, which links and `files` include
 * @returns links to missing pages, and links to missing headings
 */
export function checkLinks(pages: ExportedPage[], files: Set<string>, base = '') {
  const pathOf = (page: ExportedPage) => normalizePath(base + page.path)
  const targets = { pages: new Map(pages.map(page => [pathOf(page), page.ids])), files }
  const links: BrokenLink[] = []
  const anchors: BrokenLink[] = []
  for (const page of pages) {
    for (const href of new Set(page.links)) {
      const part = brokenPart(href, pathOf(page), targets)
      if (part) (part === 'link' ? links : anchors).push({ page: page.path, href })
    }
  }
  return { links, anchors }
}

/** One message for each broken target: the first page that links to it, how many more do, and the remedy. */
export function describeLinks(links: BrokenLink[], remedy: string): string[] {
  return [...new Set(links.map(({ href }) => href))].map(target => {
    const [first, ...more] = links.filter(({ href }) => href === target)
    const others = more.length > 0 ? ` (as on ${more.length} more, so it is one of the layout)` : ''
    return `${first?.page} links to ${target}${others}: ${remedy}`
  })
}
