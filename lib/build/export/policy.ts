import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { siteConfig } from '../../site/site-config'

/** Behind it stands the policy: before all that it rules, after what its own text may need. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/** The search runs WebAssembly, which is the site's own too. */
const searchSources = siteConfig.search ? ["'wasm-unsafe-eval'"] : []

/** The inline scripts and styles of a page, as sources that a policy may allow. */
export type InlineSources = { scripts: Set<string>; styles: Set<string> }

/**
 * Gives a page its content security policy.
 * @param file name of the page, for the error
 * @throws Error when the page does not name its character set, behind which the policy goes
 */
export function withPolicy(html: string, file: string): string {
  const [charset] = CHARSET.exec(html) ?? []
  if (!charset)
    throw new Error(`${file} lacks <meta charset="utf-8">, behind which its policy goes.`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(inlineSources(html))}"/>`
  return html.replace(charset, () => charset + meta)
}

/** Structured data, as all that is not JavaScript, needs no permission. */
const isScript = ({ src, type }: Record<string, string>) => src === undefined && !type

/** What a page holds of code and style itself. */
export function inlineSources(html: string): InlineSources {
  const sources: InlineSources = { scripts: new Set(), styles: new Set() }
  let text: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style' || (name === 'script' && isScript(attributes))) text = ''
    },
    ontext(part) {
      if (text !== undefined) text += part
    },
    onclosetag(name) {
      if (text === undefined) return
      sources[name === 'style' ? 'styles' : 'scripts'].add(hashSource(text))
      text = undefined
    },
  })
  parser.end(html)
  return sources
}

/**
 * What a page may load and do: the site's own files, and the code and styles in the page itself by
 * their hashes. Everything else is refused.
 *
 * `upgrade-insecure-requests` is left to the headers of hosts with TLS: pages name no other origin,
 * and it would take the files away from a reader of a plain `http:` host.
 */
export function contentPolicy({ scripts, styles }: InlineSources): string {
  return [
    // What scripts fetch, and all that is not named here.
    "default-src 'self'",
    ['script-src', "'self'", ...searchSources, ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
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
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
