/**
 * The canonical form of an address on this site: decoded, without ending slash, `.html`, `/index`
 * or `/index.html`. Hosts differ in which of these they answer, and `usePathname` reports whichever
 * the browser shows. An address that cannot be decoded is kept as it is.
 */
export function normalizePath(pathname: string): string {
  const decoded = decode(pathname)
  const path = decoded
    .replace(/\/+$/, '')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/index$/, '')
  return path === '' ? '/' : path
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Whether a link leads away from this site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}
