import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publicFiles } from '../content/build-id.mjs'
import { redirects } from '../site/redirects'
import { siteConfig } from '../site/site-config'
import { basePath } from '../site/site-url.mjs'
import { pageFiles } from './html-files'

/**
 * Writes the files that hosts without rules serve: x/index.html at /x, after a redirect to /x/, and
 * x/index/index.html at /x/index, which redirects to /x.
 */
export function writeUrlForms(out: string): void {
  const copyOf = (name: string) => {
    const folder = path.join(out, name === 'index' ? '' : name)
    const copy = path.join(folder, 'index.html')
    if (!existsSync(copy)) cpSync(path.join(out, `${name}.html`), copy)
    return folder
  }
  // Hosts with rules lead from x.html to /x, also where it is a file of public/.
  for (const file of publicFiles()) {
    const [, name] = /^\/(.+)(?<!\/index)\.html$/.exec(file) ?? []
    if (name) copyOf(name)
  }
  for (const name of pageFiles(out)) {
    const isHome = name === 'index'
    const folder = copyOf(name)
    const stub = path.join(folder, 'index/index.html')
    if (existsSync(stub)) continue
    mkdirSync(path.dirname(stub), { recursive: true })
    writeFileSync(stub, redirectPage(isHome ? '/' : `/${name}`))
  }
}

/** Writes files at the former URLs of pages that redirect to the present ones. */
export function writeRedirects(out: string, entries = redirects): void {
  for (const [from, to] of Object.entries(entries)) {
    for (const form of ['.html', '/index.html', '/index/index.html']) {
      const file = path.join(out, from + form)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, redirectPage(to))
    }
  }
}

/** Lets the not-found page lead on to the page whose address differs in case alone. */
export function leadOnByCase(out: string, pages: Iterable<string>): void {
  const file = path.join(out, '404.html')
  const html = readFileSync(file, 'utf8')
  const script = `<script>${caseScript(pages)}</script>`
  writeFileSync(
    file,
    html.replace('</head>', () => `${script}</head>`),
  )
}

/** A host that redirects to lower case comes back with this very address as its referrer, and is left there. */
export const caseScript = (pages: Iterable<string>) =>
  `{const here=location.pathname.replace(/\\/$/,"");
const page=${JSON.stringify([...pages].map(page => encodeURI(basePath + page)))}.find(page=>page.toLowerCase()===here.toLowerCase());
const cameBack=document.referrer.split(/[?#]/)[0]===location.origin+location.pathname;
if(page&&page!==here&&!cameBack)location.replace(page+location.search+location.hash)}`

/** HTML that redirects to a page, with query and hash where scripts run. */
function redirectPage(page: string): string {
  const target = encodeURI(basePath + page)
  const href = target.replaceAll('&', '&amp;')
  const canonical = encodeURI(siteConfig.url + (page === '/' ? '' : page)).replaceAll('&', '&amp;')
  return [
    `<!DOCTYPE html><html lang="${siteConfig.locale.htmlLang}"><head><meta charset="utf-8"/>`,
    `<title>${siteConfig.title}</title><link rel="canonical" href="${canonical}"/>`,
    `<script>location.replace(${JSON.stringify(target)}+location.search+location.hash)</script>`,
    `<meta http-equiv="refresh" content="0; url=${href}"/></head>`,
    `<body><a href="${href}">${siteConfig.title}</a></body></html>`,
  ].join('\n')
}
