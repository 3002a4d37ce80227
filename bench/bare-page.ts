import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MAIN = /<main\b.*<\/main>/s
const STYLE = /<style\b[^>]*>.*?<\/style>/gs
const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs

/**
 * Writes the least that could show a page's article in the same style: its text and its styles, without scripts, policy, navbar and sidebar.
 * @param out folder of the export
 * @param page as `pageFiles` names it
 * @param folder gets the page, as its only one
 */
export function writeBarePage(out: string, page: string, folder: string): void {
  const html = readFileSync(path.join(out, `${page}.html`), 'utf8')
  const [article = ''] = MAIN.exec(html) ?? []
  const bare = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>',
    ...(html.match(STYLE) ?? []),
    `</head><body>${article.replace(SCRIPT, '')}</body></html>`,
  ]
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), bare.join(''))
}
