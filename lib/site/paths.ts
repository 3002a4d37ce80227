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

/** Whether the percent-encoded characters of a part of an address are whole. */
export function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** Decodes a part of an address; one that cannot be decoded is kept as it is. */
export const decodeUrl = (part: string) => (isDecodable(part) ? decodeURIComponent(part) : part)

/** Whether a link names the Markdown file of a page, as authors may write it. */
export function isMarkdownFile(href: string): boolean {
  return /^[^?#]*\.mdx?([?#]|$)/i.test(href)
}

/** Address of the page whose file is `content/{id}.mdx`. */
export function docPath(id: string): string {
  const path = `/${id}`.replace(/\/index$/, '')
  return path === '' ? '/' : path
}
