import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { pageFiles } from '../lib/export/html-files'
import { redirects } from '../lib/site/redirects'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The media type of a file, as static hosts tell it. */
export function mediaType(file: string): string {
  return TYPES[path.extname(file)] ?? 'application/octet-stream'
}

/**
 * The file that a static host answers an address with; nothing when it has none.
 * @param pathname as requested, percent-encoded
 * @param ending added to an address without file, as hosts do that know `/x` for `x.html`
 */
export function findFile(folder: string, pathname: string, ending = '.html'): string | undefined {
  const name = path.join(folder, decodeURIComponent(pathname))
  return [name, name + ending, path.join(name, 'index.html')].find(isFile)
}

function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile()
}

/** Names of the exported pages: former addresses, which have files too, are none. */
export const exportedPages = () => pageFiles('out').filter(name => !(`/${name}` in redirects))
