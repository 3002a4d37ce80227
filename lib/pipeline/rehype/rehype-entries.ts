import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import type { ApiPages } from '../../api/api-pages'
import { errorId, textsOf } from '../../api/error-texts'
import { namesOf } from '../../api/names'
import { headOf, splitId } from '../../api/reference'
import type { PageRecord } from '../../content/records'
import { pagePath } from '../../content/report'
import { siteConfig } from '../../site/site-config'
import { inlineMarkdown } from '../../tree/html-to-markdown'
import { isElement } from '../../tree/nodes'
import { visit } from '../../tree/visit'

declare module 'vfile' {
  interface DataMap {
    members: PageRecord['members']
    errors: PageRecord['errors']
  }
}

/** Collects the entries of a page that names elsewhere lead to, and its rows of errors. */
export default function rehypeEntries() {
  return (tree: Root, file: VFile) => {
    const page = pagePath(file)
    const codes = codesByPage(file.data.apiPages ?? {}).get(page)
    if (!codes) return
    const sentences = firstSentences(tree, new Set(Object.keys(codes)))
    file.data.members = Object.entries(codes).map(([id, code]) => ({
      id,
      code,
      sentence: sentences[id] ?? '',
    }))
    file.data.errors = errorRows(tree, page)
  }
}

/** The declarations of what the pages document, by page and id; all pages of a build share them. */
const known = new WeakMap<ApiPages, ReturnType<typeof readCodes>>()

function codesByPage(pages: ApiPages) {
  const codes = known.get(pages) ?? readCodes(pages)
  known.set(pages, codes)
  return codes
}

/** The declaration of each entry, or the text of an error, by its page and id. */
function readCodes(apiPages: ApiPages): Map<string, Record<string, string>> {
  const pages = new Map<string, Record<string, string>>()
  const add = (href: string, code: string) => {
    const [page = '', id = ''] = href.split('#')
    pages.set(page, { ...pages.get(page), [id]: code })
  }
  const { byId, errors } = namesOf(apiPages)
  for (const { id, symbol, member, href } of byId.values()) {
    if (!href) continue
    const own = member ?? symbol.members.find(({ kind }) => kind === symbol.kind)
    const { name } = splitId(id)
    const declarations = own?.declarations ?? [headOf(name, symbol)]
    add(href, declarations.join('\n'))
  }
  for (const [text, href] of [...errors.contracts, ...errors.sdk]) add(href, text)
  return pages
}

/** The first sentence of each entry, by its id; the page itself has the empty id. */
export function firstSentences(tree: Root, ids: Set<string>): Record<string, string> {
  const texts: Record<string, string> = {}
  /** Id of the entry that is read. */
  let entry: string | undefined = ''
  /** What holds its text, and how many of them come before: in the row of a table, the cell of the name. */
  let [holder, before] = ['p', 0]
  visit(tree, 'element', element => {
    const { tagName, properties } = element
    const id = String(properties.id)
    if (ids.has(id)) {
      entry = id
      before = tagName === 'tr' ? 1 : 0
      holder = tagName === 'tr' || tagName === 'code' ? 'td' : 'p'
    } else if (/^h[2-6]$/.test(tagName)) entry = undefined
    const isDrawn = ['className', 'dataApiSource', 'dataRaises'].some(name => name in properties)
    if (entry === undefined || entry in texts || tagName !== holder || isDrawn) return
    if (before === 0) texts[entry] = firstSentence(textOf(element))
    before -= 1
  })
  return texts
}

function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.match(/^.*?[.!?](?=\s\p{Lu}|$)/u)?.[0] ?? flat
}

/** The rows that explain errors, in their order, with their cells as Markdown. */
function errorRows(tree: Root, page: string): PageRecord['errors'] {
  const texts = new Map(Object.keys(textsOf(page)).map(text => [errorId(text), text]))
  const rows: PageRecord['errors'] = []
  visit(tree, 'element', row => {
    const text = row.tagName === 'tr' && texts.get(String(row.properties.id))
    if (!text) return
    const toMarkdown = (cell: Element) => inlineMarkdown(cell.children, siteConfig.url + page)
    const [, cause = '', remedy = ''] = row.children.filter(isElement).map(toMarkdown)
    rows.push({ text, cause, remedy })
  })
  return rows
}
