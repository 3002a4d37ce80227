import { knownAddressScript } from '../address-script'

/**
 * Lets 404.html lead to the pages that it is shown for by mistake. Done after the export: Next
 * repeats the not-found page in every page's data, and the list of all pages with it.
 * @param paths decoded addresses of all pages
 */
export function addRedirects(html: string, paths: string[]): string {
  // After the character set, which the names of the pages need.
  const [charset] = /<meta charset="utf-8"\/?>/i.exec(html) ?? []
  if (!charset) throw new Error('404.html names no character set.')
  return html.replace(charset, () => `${charset}<script>${knownAddressScript(paths)}</script>`)
}
