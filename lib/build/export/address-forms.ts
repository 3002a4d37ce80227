import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { redirects } from '../../site/redirects'
import { siteConfig } from '../../site/site-config'
import { basePath } from '../../site/site-url.mjs'
import { type Asset, writeAsset } from '../next/output'
import { pageFiles } from './pages'

/** Leads on from another form of a page's address, with query and hash. */
const LEAD_ON =
  'location.replace(document.currentScript.dataset.page+location.search+location.hash)'

/**
 * Gives each page the files that hosts without rules look for: they answer /x with x/index.html after
 * a redirect to /x/, and /x/index with x/index/index.html, which leads on to /x.
 */
export function writeAddressForms(out: string): void {
  const script = writeAsset(out, '.js', LEAD_ON)
  for (const name of pageFiles(out)) {
    const isHome = name === 'index'
    const folder = path.join(out, isHome ? '' : name)
    const copy = path.join(folder, 'index.html')
    if (!existsSync(copy)) cpSync(path.join(out, `${name}.html`), copy)
    const stub = path.join(folder, 'index/index.html')
    if (existsSync(stub)) continue
    mkdirSync(path.dirname(stub), { recursive: true })
    writeFileSync(stub, stubPage(isHome ? '/' : `/${name}`, script))
  }
}

/** Gives each address that a page once had the files that lead on to the present one. */
export function writeRedirects(out: string, entries = redirects): void {
  const script = writeAsset(out, '.js', LEAD_ON)
  for (const [from, to] of Object.entries(entries)) {
    for (const form of ['.html', '/index.html', '/index/index.html']) {
      const file = path.join(out, from + form)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, stubPage(to, script))
    }
  }
}

function stubPage(page: string, { address, integrity }: Asset): string {
  const href = encodeURI(basePath + page).replaceAll('&', '&amp;')
  const canonical = encodeURI(siteConfig.url + (page === '/' ? '' : page)).replaceAll('&', '&amp;')
  return [
    `<!DOCTYPE html><html lang="${siteConfig.locale.htmlLang}"><head><meta charset="utf-8"/>`,
    `<title>${siteConfig.title}</title><link rel="canonical" href="${canonical}"/>`,
    `<script src="${address}" integrity="${integrity}" data-page="${href}"></script>`,
    `<meta http-equiv="refresh" content="0; url=${href}"/></head>`,
    `<body><a href="${href}">${siteConfig.title}</a></body></html>`,
  ].join('\n')
}
