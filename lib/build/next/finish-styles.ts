import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../../site/site-url.mjs'
import { writeAsset } from '../export/assets'
import { htmlFiles } from '../export/pages'
import { classesOf, divideStyles, linkStyles, styleSheetsOf, usesStyles } from './styles'

/**
 * Divides the style sheets of the export anew, so that a page's first paint waits for little more
 * than its own. Next's chunks hold what any page of the same route may need.
 * @param out folder of the export
 */
export function finishStyles(out: string): void {
  const pages = htmlFiles(out).map(name => path.join(out, `${name}.html`))
  const read = (file: string) => readFileSync(file, 'utf8')
  const sheets = new Set<string>()
  const classes = pages.map(file => {
    const html = read(file)
    for (const sheet of styleSheetsOf(html)) sheets.add(sheet)
    return classesOf(html)
  })
  const fileOf = (address: string) => path.join(out, address.slice(basePath.length))
  const css = [...sheets].map(address => readFileSync(fileOf(address), 'utf8')).join('\n')
  const parts = divideStyles(css, classes)
  const address = (text: string) => writeAsset(out, '.css', text).address
  const common = address(parts.common)
  const some = address(parts.some)
  const late = address(parts.late)
  // In the data of pages each old name leads to a part that every page has.
  const rename = (text: string) =>
    [...sheets].reduce((result, sheet) => result.replaceAll(sheet, common), text)

  for (const file of pages) {
    const html = read(file)
    const linked = usesStyles(html, parts.some)
      ? linkStyles(html, [common, some], [late])
      : linkStyles(html, [common], [some, late])
    writeFileSync(file, rename(linked))
  }
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter(name => name.endsWith('.txt'))) {
    const file = path.join(out, name)
    const text = read(file)
    const renamed = rename(text)
    if (renamed !== text) writeFileSync(file, renamed)
  }
  // What is fetched on demand may bring a sheet along that pages have named, too.
  const scripts = names.filter(name => name.endsWith('.js')).map(name => read(path.join(out, name)))
  for (const sheet of sheets) {
    const isNamed = scripts.some(script => script.includes(path.basename(sheet)))
    if (!isNamed) rmSync(fileOf(sheet))
  }
}
