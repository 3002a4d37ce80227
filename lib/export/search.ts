import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { close, createIndex } from 'pagefind'
import type { Route } from '../site/routes'
import { separateChinese } from '../site/search'
import { find } from '../tree/html-to-markdown'
import { element, isElement } from '../tree/nodes'
import { visit } from '../tree/visit'

/** Elements without text of the page. */
const EXCLUDED = ['nav', 'noscript', 'button', 'svg', 'math']

/** Files of Pagefind that the site's own dialog does not need. */
const UNUSED = /-ui\.|highlight|worker|unknown/

/**
 * Starts the index of all pages: one, in English, with the Chinese labels as words of it.
 * @throws Error with the errors of Pagefind
 */
export async function startSearchIndex() {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: EXCLUDED,
    forceLanguage: 'en',
  })
  if (!index) throw new Error(errors.join('\n'))
  return {
    /** Adds an exported page by its parsed HTML. */
    async add({ path: url, trail }: Route, tree: Root) {
      const main = structuredClone(find(tree, 'main'))
      if (!main) return
      main.children.unshift(...labelMeta(trail.at(-1)?.label))
      visit(main, 'element', makeSection)
      const { errors } = await index.addHTMLFile({ url, content: toHtml(main) })
      if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`)
    },
    /** Writes the index to `pagefind/` in the export. */
    async write(out: string) {
      const { files } = await index.getFiles()
      for (const file of files.filter(file => !UNUSED.test(file.path))) {
        const target = path.join(out, 'pagefind', file.path)
        mkdirSync(path.dirname(target), { recursive: true })
        writeFileSync(target, file.content)
      }
      await close()
    },
  }
}

/** Makes the row of an error a section, which is found by its text and ranks before other mentions. */
function makeSection({ tagName, properties, children }: Element) {
  const [cell] = children.filter(isElement)
  const code = cell?.children[0]
  if (tagName !== 'tr' || !properties.id || cell?.tagName !== 'td' || !code) return
  cell.children[0] = element('h4', { id: properties.id, dataPagefindWeight: '10' }, code)
  delete properties.id
}

/** The page's label for the results, and its words for the index. */
const labelMeta = (label = '') =>
  [`label:${label}`, `words:${separateChinese(label)}`].map(meta =>
    element('span', { dataPagefindMeta: meta }),
  )
