import { basePath } from '../site/site-url.mjs'

// For tests: the rules that the files in deploy/ need for each former path.

const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches a former path in every form. */
const forms = (base: string, from: string) =>
  String.raw`^${literal(base + from)}(/|/index|(/index)?\.html)?$`

type Rule = (from: string, to: string, base: string) => string

/** The rule for a redirect, by file, without indentation. */
const RULES: Record<string, Rule> = {
  'nginx.conf': (from, to, base) =>
    `rewrite "${forms(base, from)}" ${encodeURI(base + to)} permanent;`,
  Caddyfile: (from, to, base) => {
    const name = `@${encodeURIComponent(from)}`
    // `redir` keeps the query only if the target is {uri}.
    return `${name} path_regexp "${forms(base, from)}"
route ${name} {
\trewrite * "${base + to}"
\tredir {uri} permanent
}`
  },
  'apache.htaccess': (from, to, base) =>
    `RewriteCond %{REQUEST_URI} "${forms(base, from)}"\nRewriteRule ^ "${base + to}" [R=301,L]`,
  _redirects: (from, to, base) => `${encodeURI(base + from)} ${encodeURI(base + to)} 301`,
  'aws/cloudfront-function.js': (from, to, base) =>
    `FORMER['${encodeURI(base + from)}'] = '${encodeURI(base + to)}'`,
}

export const hostsThatRedirect = Object.keys(RULES)

/** The settings of a host, with these redirects instead of its own. */
export function withRedirects(
  file: string,
  settings: string,
  redirects: Record<string, string>,
  base = basePath,
): string {
  const rules = Object.entries(redirects).map(([from, to]) => RULES[file]?.(from, to, base))
  const lines = rules.join('\n').split('\n').filter(Boolean)
  return settings.replace(
    /^([ \t]*)((?:#|\/\/) Former addresses\b.*\n)(?:.+\n)*/m,
    (_, indent, mark) =>
      [mark, ...lines.map(line => `${line}\n`)].map(line => indent + line).join(''),
  )
}
