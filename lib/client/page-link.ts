import { isFile } from '../site/hrefs'
import { isDecodable, normalizePath } from '../site/paths'
import { basePath } from '../site/site-url.mjs'

/** Links that open another tab, or that other components handle. */
const EXCLUDED = '[target], [data-button], [data-term]'

/** Links that have a card: names in code and terms of the glossary. */
export const CARD_LINKS = 'main :is(code a, a[data-term])'

/**
 * The link around an element, if it leads to another page of this site. Anchors of the rendered page
 * are left to the browser.
 */
export function pageLinkAround(element: Element): HTMLAnchorElement | undefined {
  const link = element.closest<HTMLAnchorElement>(`a[href]:not(${EXCLUDED})`)
  if (link?.origin !== location.origin || isFile(link.pathname)) return
  if (!link.pathname.startsWith(`${basePath}/`)) return
  // Next would request the home page's payload beside the base path, where there is none.
  if (basePath !== '' && link.pathname === `${basePath}/`) return
  const { pathname, search } = location
  if (link.hash && link.pathname === pathname && link.search === search) return
  return link
}

type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click asks for another tab or window, or for a download. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** The link to a page that a click follows, unless it is modified. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || isModified(event)) return
  return pageLinkAround(event.target as Element)
}

/**
 * The `href` of a link for the router: without the base path, and with a hash that can be decoded, since
 * the router ignores any other.
 */
export function routerHref({ pathname, search, hash }: HTMLAnchorElement): string {
  const decodable = isDecodable(hash) ? hash : `#${encodeURIComponent(hash.slice(1))}`
  return pathname.slice(basePath.length) + search + decodable
}

/** The canonical path of the page at a link or URL. */
export function pagePath({ pathname }: HTMLAnchorElement | Location | URL): string {
  return normalizePath(pathname.slice(basePath.length))
}
