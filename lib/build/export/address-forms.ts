import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { redirects } from '../../site/redirects'
import { siteConfig } from '../../site/site-config'
import { basePath } from '../../site/site-url.mjs'
import { pageFiles } from './pages'

/**
 * Gives each page the files that hosts without rules look for: they answer /x with x/index.html after
 * a redirect to /x/, and /x/index with x/index/index.html, which leads on to /x.
 */
export function writeAddressForms(out: string): void {
  for (const name of pageFiles(out)) {
    const isHome = name === 'index'
    const folder = path.join(out, isHome ? '' : name)
    const copy = path.join(folder, 'index.html')
    if (!existsSync(copy)) cpSync(path.join(out, `${name}.html`), copy)
    const stub = path.join(folder, 'index/index.html')
    if (existsSync(stub)) continue
    mkdirSync(path.dirname(stub), { recursive: true })
    writeFileSync(stub, stubPage(isHome ? '/' : `/${name}`))
  }
}

/** Gives each address that a page once had the files that lead on to the present one. */
export function writeRedirects(out: string, entries = redirects): void {
  for (const [from, to] of Object.entries(entries)) {
    for (const form of ['.html', '/index.html', '/index/index.html']) {
      const file = path.join(out, from + form)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, stubPage(to))
    }
  }
}

/** Leads on to a page, with query and hash where scripts run. */
function stubPage(page: string): string {
  const address = encodeURI(basePath + page)
  const href = address.replaceAll('&', '&amp;')
  const canonical = encodeURI(siteConfig.url + (page === '/' ? '' : page)).replaceAll('&', '&amp;')
  return [
    `<!DOCTYPE html><html lang="${siteConfig.locale.htmlLang}"><head><meta charset="utf-8"/>`,
    `<title>${siteConfig.title}</title><link rel="canonical" href="${canonical}"/>`,
    `<script>location.replace(${JSON.stringify(address)}+location.search+location.hash)</script>`,
    `<meta http-equiv="refresh" content="0; url=${href}"/></head>`,
    `<body><a href="${href}">${siteConfig.title}</a></body></html>`,
  ].join('\n')
}
