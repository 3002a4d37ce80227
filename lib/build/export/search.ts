import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { close, createIndex } from 'pagefind'
import { routes } from '../../site/routes'
import { separateChinese } from '../../site/search'
import { pageFiles } from './pages'

/** What a page shows besides its own text, or in a form that is none. */
const LEFT_OUT = ['nav', 'noscript', 'button', 'svg', 'math']

/** In a page that other search engines are asked to leave out, too. */
const UNLISTED = /<meta name="robots" content="noindex/

/** The text of an error, which readers look up in full: it counts for more than other mentions. */
const ERROR = /<h4(?= id="[^"]*"><code>)/g

/** Files of Pagefind's that the site's own dialog does without. */
const UNUSED = /-ui\.|highlight|worker|unknown/

/**
 * Writes the index of all listed pages to `pagefind/` in the exported folder. One index, in English;
 * Chinese labels are words of it, too.
 * @throws Error with what Pagefind says
 */
export async function writeSearchIndex(out: string): Promise<void> {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: LEFT_OUT,
    forceLanguage: 'en',
  })
  if (!index) throw new Error(errors.join('\n'))
  for (const name of pageFiles(out)) {
    const url = name === 'index' ? '/' : `/${name}`
    const html = readFileSync(path.join(out, `${name}.html`), 'utf8')
    if (UNLISTED.test(html)) continue
    const label = routes.get(url)?.trail.at(-1)?.label
    const content = html
      .replace(/<main\b[^>]*>/, main => main + labels(label))
      .replace(ERROR, '<h4 data-pagefind-weight="10"')
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

/** The page's label for the list of results, and its words for finding it. */
function labels(label = ''): string {
  return `<span data-pagefind-meta="label:${label}"></span><span data-pagefind-meta="words:${separateChinese(label)}"></span>`
}
