import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { siteConfig } from '../../site/site-config'

/** The policy follows the character set, before everything that it applies to. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/** Hashes of the inline scripts and styles of a page, as sources of a policy. */
type InlineSources = { scripts: Set<string>; styles: Set<string> }

/**
 * Inserts the content security policy of a page.
 * @param file name of the page, for the error
 * @throws Error when the page does not declare its character set
 */
export function withPolicy(html: string, file: string): string {
  const [charset] = CHARSET.exec(html) ?? []
  if (!charset)
    throw new Error(`${file} lacks <meta charset="utf-8">, after which its policy is inserted.`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(inlineSources(html))}"/>`
  return html.replace(charset, () => charset + meta)
}

/** The inline scripts and styles of a page. */
export function inlineSources(html: string): InlineSources {
  const page = parseDocument(html)
  const sourcesOf = (tag: string) =>
    DomUtils.getElementsByTagName(tag, page)
      // Data blocks, such as structured data, have a type and need no source.
      .filter(({ attribs }) => attribs.src === undefined && !attribs.type)
      .map(element => hashSource(DomUtils.textContent(element)))
  return { scripts: new Set(sourcesOf('script')), styles: new Set(sourcesOf('style')) }
}

/**
 * The content security policy of a page: the site's own files, and inline scripts and styles by their
 * hashes.
 *
 * `upgrade-insecure-requests` is left to the headers of hosts with TLS: on a plain `http:` host it would
 * break every file.
 */
export function contentPolicy({ scripts, styles }: InlineSources): string {
  // Pagefind is WebAssembly, fetched from the site itself.
  const search = siteConfig.search ? ["'wasm-unsafe-eval'"] : []
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...search, ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "media-src 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    // Samples run in a worker.
    `worker-src ${siteConfig.runSamples ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
