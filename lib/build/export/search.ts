import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { close, createIndex } from 'pagefind'
import { routes } from '../../site/routes'
import { separateChinese } from '../../site/search'
import { pageFiles } from './pages'

/** Elements without text of the page. */
const EXCLUDED = ['nav', 'noscript', 'button', 'svg', 'math']

/** Start of the row of an error, up to its text. */
const ERROR = /<tr( id="[^"]*")([^>]*><td[^>]*>)(<code>.*?<\/code>)/g

/** Makes the row a section, which is found by its text and ranks before other mentions. */
const AS_SECTION = '<tr$2<h4$1 data-pagefind-weight="10">$3</h4>'

/** Files of Pagefind that the site's own dialog does not need. */
const UNUSED = /-ui\.|highlight|worker|unknown/

/**
 * Writes the index of all pages to `pagefind/` in the export: one, in English, with the Chinese
 * labels as words of it.
 * @throws Error with the errors of Pagefind
 */
export async function writeSearchIndex(out: string): Promise<void> {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: EXCLUDED,
    forceLanguage: 'en',
  })
  if (!index) throw new Error(errors.join('\n'))
  for (const name of pageFiles(out)) {
    const url = name === 'index' ? '/' : `/${name}`
    const html = readFileSync(path.join(out, `${name}.html`), 'utf8')
    const label = routes.get(url)?.trail.at(-1)?.label
    const content = html
      .replace(/<main\b[^>]*>/, main => main + labelMeta(label))
      .replace(ERROR, AS_SECTION)
    const { errors } = await index.addHTMLFile({ url, content })
    if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`)
  }
  const { files } = await index.getFiles()
  for (const file of files.filter(file => !UNUSED.test(file.path))) {
    const target = path.join(out, 'pagefind', file.path)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, file.content)
  }
  await close()
}

/** The page's label for the results, and its words for the index. */
function labelMeta(label = ''): string {
  return `<span data-pagefind-meta="label:${label}"></span><span data-pagefind-meta="words:${separateChinese(label)}"></span>`
}
