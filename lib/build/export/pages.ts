import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'

/** An exported page: its address, and the links and anchors in its HTML. */
export type ExportedPage = {
  /** Decoded address without ending slash. */
  path: string
  links: string[]
  ids: Set<string>
}

/** Pages that hosts show for other addresses; nothing links to them. */
const NOT_A_ROUTE = ['404', '_not-found']

/**
 * Reads a page's links and ids. Text inside scripts does not count, nor does a link that its author
 * has marked by `data-no-broken-link-check`, or one of the menu that leads to other versions.
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

/** HTML files below `folder`, as paths inside it without `.html`: the pages and those not found. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html') && !file.startsWith('_next'))
    .map(file => file.slice(0, -'.html'.length).split(path.sep).join('/'))
    .filter(name => !name.endsWith('/index'))
    .sort()
}

/** The same of pages alone. */
export function pageFiles(folder: string): string[] {
  return htmlFiles(folder).filter(name => !NOT_A_ROUTE.includes(name))
}

/** Reads all exported pages below `folder`. */
export function readPages(folder: string): ExportedPage[] {
  return pageFiles(folder).map(name => {
    const html = readFileSync(path.join(folder, `${name}.html`), 'utf8')
    return readPage(name === 'index' ? '/' : `/${name}`, html)
  })
}
