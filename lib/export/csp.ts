import { createHash } from 'node:crypto'
import { siteConfig } from '../site/site-config'

/** Hashes of the inline scripts and styles of a page, as sources of a policy. */
type InlineSources = { scripts: Set<string>; styles: Set<string> }

/**
 * The content security policy of a page: the site's own files, and inline scripts and styles by their
 * hashes.
 *
 * Neither this nor the headers of hosts have `upgrade-insecure-requests`: on a host tried over `http:` it would break
 * every file and link, and pages have no `http:` address to upgrade.
 */
export function contentPolicy({ scripts, styles }: InlineSources): string {
  // Pagefind is WebAssembly, fetched from the site itself.
  const search = siteConfig.search ? ["'wasm-unsafe-eval'"] : []
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...search, ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    // Samples run in a worker.
    `worker-src ${siteConfig.runSamples ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** The hash of an inline script or style, as a source of a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
