/**
 * The canonical form of a path: decoded, without a trailing slash, `.html`, `/index` or `/index.html`.
 * Hosts differ in which of these they serve.
 */
export function normalizePath(pathname: string): string {
  return cleanPathname(decodeUrl(pathname))
}

/** Endings that hosts accept, and canonical paths lack. */
export const PATH_ENDING = /(\/index)?(\.html)?\/*$/

/** The path without its ending; encoded characters are kept. */
export function cleanPathname(pathname: string): string {
  return pathname.replace(PATH_ENDING, '') || '/'
}

/** Whether the percent-encoding of a part of a URL is valid. */
export function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** Decodes a part of a URL, or returns it unchanged if its encoding is invalid. */
export const decodeUrl = (part: string) => (isDecodable(part) ? decodeURIComponent(part) : part)

/** Whether a link names the Markdown or MDX file of a page. */
export function isMarkdownFile(href: string): boolean {
  return /^[^?#]*\.mdx?([?#]|$)/i.test(href)
}

/** Path of the page `content/{id}.mdx`. */
export function docPath(id: string): string {
  const path = `/${id}`.replace(/\/index$/, '')
  return path === '' ? '/' : path
}
