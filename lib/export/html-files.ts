import { readdirSync } from 'node:fs'
import path from 'node:path'
import { publicFiles } from '../content/build-id.mjs'

/** Error pages, which no link leads to. */
const ERROR_PAGES = ['404', '_not-found']

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
