import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { publicFiles } from '../../mdx/source-hash.mjs'

/** An exported page, with the links and ids in its HTML. */
export type ExportedPage = {
  /** Decoded, without a trailing slash. */
  path: string
  links: string[]
  ids: Set<string>
}

/** Error pages, which no link leads to. */
const ERROR_PAGES = ['404', '_not-found']

/**
 * Parses the links and ids of a page, without links that are marked `data-no-broken-link-check` or
 * that lead to other versions (`target="_self"`).
 */
export function readPage(pagePath: string, html: string): ExportedPage {
  const links: string[] = []
  const ids = new Set<string>()
  const parser = new Parser({
    onopentag(name, { id, href, target, 'data-no-broken-link-check': unchecked }) {
      if (id) ids.add(id)
      const isChecked = unchecked === undefined && target !== '_self'
      if (name === 'a' && href !== undefined && isChecked) links.push(href)
    },
  })
  parser.end(html)
  return { path: pagePath, links, ids }
}

/** HTML that Next rendered into `folder`, as relative paths without `.html`: pages and error pages. */
export function htmlFiles(folder: string): string[] {
  const copied = new Set(publicFiles())
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html') && !file.startsWith('_next'))
    .map(file => file.split(path.sep).join('/'))
    .filter(file => !copied.has(`/${file}`))
    .map(file => file.slice(0, -'.html'.length))
    .filter(name => !name.endsWith('/index'))
    .sort()
}

/** Pages in `folder`, as relative paths without `.html`. */
export function pageFiles(folder: string): string[] {
  return htmlFiles(folder).filter(name => !ERROR_PAGES.includes(name))
}

export function readPages(folder: string): ExportedPage[] {
  return pageFiles(folder).map(name => {
    const html = readFileSync(path.join(folder, `${name}.html`), 'utf8')
    return readPage(name === 'index' ? '/' : `/${name}`, html)
  })
}
