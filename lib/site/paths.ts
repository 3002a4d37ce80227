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

/** Whether a link names the Markdown file of a page, as authors may write it. */
export function isMarkdownFile(href: string): boolean {
  return /^[^?#]*\.mdx?([?#]|$)/i.test(href)
}

/** Address of the page whose file is `content/{id}.mdx`. */
export function docPath(id: string): string {
  const path = `/${id}`.replace(/\/index$/, '')
  return path === '' ? '/' : path
}
