import { isFile } from '../site/hrefs'
import { isDecodable, normalizePath } from '../site/paths'
import { basePath } from '../site/site-url.mjs'

/** Links that lead to another tab, or that something else answers. */
const OTHERS = '[target], [data-button], [data-term]'

/**
 * The link around an element that leads to a page of this site, to be shown without a load. None
 * where it leads to a place on the page on screen, which the browser finds by itself.
 */
export function pageLinkAround(element: Element): HTMLAnchorElement | undefined {
  const link = element.closest<HTMLAnchorElement>(`a[href]:not(${OTHERS})`)
  if (link?.origin !== location.origin || isFile(link.pathname)) return
  if (!link.pathname.startsWith(`${basePath}/`)) return
  // Next would ask for the data of the home page beside the base path, where there is none.
  if (basePath !== '' && link.pathname === `${basePath}/`) return
  const { pathname, search } = location
  if (link.hash !== '' && link.pathname === pathname && link.search === search) return
  return link
}

/** The link to a page that a click follows, unless it asks for another tab or window. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
  return pageLinkAround(event.target as Element)
}

/**
 * Where a link leads, as the router names it: without the base path, and with a hash that can be
 * decoded, since the router stays where it is at any other.
 */
export function routerAddress({ pathname, search, hash }: HTMLAnchorElement): string {
  const literal = hash && `#${encodeURIComponent(hash.slice(1))}`
  return pathname.slice(basePath.length) + search + (isDecodable(hash) ? hash : literal)
}

/** The canonical address of the page that a link or an address leads to. */
export function pagePath({ pathname }: HTMLAnchorElement | URL): string {
  return normalizePath(pathname.slice(basePath.length))
}
