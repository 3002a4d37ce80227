import { decodeUrl, isExternal, isMarkdownFile, normalizePath } from '../paths'
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
  const byPath = new Map(pages.map(page => [normalizePath(base + page.path), page]))
  const links: BrokenLink[] = []
  const anchors: BrokenLink[] = []
  for (const page of pages) {
    for (const href of new Set(page.links)) {
      // Links to Markdown files that do not exist are told by the page's compiler.
      if (isExternal(href) || isMarkdownFile(href)) continue
      const [address = '', hash = ''] = href.split('#')
      const target = address === '' ? page : byPath.get(normalizePath(address.split('?')[0] ?? ''))
      if (!target) {
        if (!files.has(address)) links.push({ page: page.path, href })
      } else if (hash !== '' && !target.ids.has(decodeUrl(hash)) && !target.ids.has(hash)) {
        anchors.push({ page: page.path, href })
      }
    }
  }
  return { links, anchors }
}
