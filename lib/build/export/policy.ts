import { createHash } from 'node:crypto'
import { headScript } from '../../client/head-script'
import { loadFailureBanner } from '../../client/load-failure-banner'
import { siteAnnouncementColors } from '../../site/announcement'
import { siteConfig } from '../../site/site-config'

/**
 * The inline scripts that pages keep: what runs before the first paint must not wait for a file, and
 * the banner that tells that no file could be fetched cannot come from one. All others are moved out
 * of line, since each inline one needs its hash here.
 */
export const inlineScripts: string[] = [
  headScript,
  ...(siteConfig.baseUrlIssueBanner ? [loadFailureBanner] : []),
]

/** The search runs WebAssembly, which is the site's own too. */
const searchSources = siteConfig.search ? ["'wasm-unsafe-eval'"] : []

const inlineStyles = siteAnnouncementColors ? [siteAnnouncementColors] : []

/**
 * What a page may load and do, as a content security policy for its `<meta>`: the site's own files,
 * and code and styles of the page itself by their hashes. Everything else is refused.
 *
 * `upgrade-insecure-requests` is left to the headers of hosts with TLS: pages name no other origin,
 * and it would take the files away from a reader of a plain `http:` host.
 */
export function contentPolicy(html: string): string {
  return policyWith(inlineScripts.filter(script => html.includes(script)))
}

/** The same for all pages, for the `Content-Security-Policy` header, with what a `<meta>` cannot say. */
export const headerPolicy = `${policyWith(inlineScripts)}; frame-ancestors 'none'; upgrade-insecure-requests`

function policyWith(scripts: string[]): string {
  return [
    // What scripts fetch, and all that is not named here.
    "default-src 'self'",
    ['script-src', "'self'", ...searchSources, ...scripts.map(hashSource)].join(' '),
    ['style-src', "'self'", ...inlineStyles.map(hashSource)].join(' '),
    "img-src 'self' data:",
    "media-src 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    // Samples run in one.
    `worker-src ${siteConfig.runSamples ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function hashSource(text: string): string {
  return `'${integrityOf(text)}'`
}

/** The text's hash as the attribute `integrity` and the policy's sources name it. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
