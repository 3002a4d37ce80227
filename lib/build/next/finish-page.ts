import type { Asset } from './assets'
import { EMPTY_BLOCK } from './scripts'

const CHARSET = /<meta charset="utf-8"\/?>/i
/** Style sheets that no script and no reader waits for, if a page has some, and the end of the page. */
const END = /(<link rel="stylesheet"[^>]*>)*<\/body>/
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"/g

type PageFiles = {
  policy: string
  /** Script of the page that runs before the first paint, and before a style sheet can hold it up. */
  early: string
  /** Starts the framework. */
  loader: Asset
  /** What the framework needs to know of this page. */
  data: Asset
  /** Hash of each style sheet, by its address. */
  integrity: Record<string, string>
}

/**
 * Gives a page whose scripts were taken out its policy and its own files, each with its hash.
 * @throws Error when the page is not one that Next has written, names an unknown style sheet or lacks the early script
 */
export function finishPage(html: string, files: PageFiles): string {
  const { policy, early, loader, data, integrity } = files
  const hashOf = (address: string) => {
    const hash = integrity[address]
    if (!hash) throw new Error(`An exported page names ${address}, which is no file of out/.`)
    return hash
  }
  // Behind the character set, which the policy's own text may need, and before all that it rules.
  const [charset] = CHARSET.exec(html) ?? []
  if (!charset || !html.includes('</body>')) {
    throw new Error('An exported page has no character set or no end of its body.')
  }
  const inline = `<script>${early}</script>`
  if (!html.includes(inline))
    throw new Error('An exported page lacks the script of lib/client/early-script.')
  const head = [charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`, inline]
  const end = `<script async src="${loader.address}" integrity="${loader.integrity}" data-page="${data.address}" data-integrity="${data.integrity}"></script>`
  return html
    .replace(STYLE_SHEET, (link, address) => `${link} integrity="${hashOf(address)}"`)
    .replace(inline, EMPTY_BLOCK)
    .replace(charset, () => head.join(''))
    .replace(END, rest => end + rest)
}
