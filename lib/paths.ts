import { basePath } from './site-url.mjs'

/**
 * The canonical form of an address on this site: decoded, without ending slash, `.html`, `/index`
 * or `/index.html`. Hosts differ in which of these they answer, and `usePathname` reports whichever
 * the browser shows.
 */
export function normalizePath(pathname: string): string {
  return cleanPathname(decodeUrl(pathname))
}

/** What hosts let addresses end in, and canonical ones do not. */
export const ADDRESS_ENDING = /(\/index)?(\.html)?\/*$/

/** The path without its ending; encoded characters stay as they are. */
export function cleanPathname(pathname: string): string {
  return pathname.replace(ADDRESS_ENDING, '') || '/'
}

/** Decodes a part of an address; one that cannot be decoded is kept as it is. */
export function decodeUrl(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether a link leads away from this site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** An address of this site as HTML needs it. */
export function withBasePath(href: string): string {
  return /^\/(?!\/)/.test(href) ? basePath + href : href
}

/** Whether a link names the Markdown file of a page, as authors may write it. */
export function isMarkdownFile(href: string): boolean {
  return /^[^?#]*\.mdx?([?#]|$)/i.test(href)
}

/** Whether a link leads to a file of the site that is no page, such as an image. */
export function isFile(href: string): boolean {
  return /^[^?#]*\.(?!html([?#]|$))[a-z\d]+([?#]|$)/i.test(href)
}
