import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { CONTENT_FOLDER } from '../../mdx/doc-files.mjs'
import { readApiPages } from '../../mdx/reference/api-pages'
import { namesOf } from '../../mdx/reference/names'
import { headOf, splitId } from '../../mdx/reference/reference'
import { memberTexts } from '../../mdx/reference/text'
import { wrap } from '../../mdx/reference/wrap'
import { type Cards, cardsPath } from '../../site/data-files'

/** Writes the cards of all exported pages that names lead to: what each name is, and the first sentence about it. */
export function writeCards(folder: string): void {
  for (const [page, codes] of codesByPage()) {
    const file = path.join(folder, `${page}.html`)
    if (!existsSync(file)) continue
    const html = readFileSync(file, 'utf8')
    const texts = firstSentences(html, new Set(Object.keys(codes)))
    const cards: Cards = {}
    for (const [id, code] of Object.entries(codes)) cards[id] = [code, texts[id] ?? '']
    writeFileSync(path.join(folder, cardsPath(page)), JSON.stringify(cards))
  }
}

/** The declaration of each entry, or the text of an error, by its id and page. */
function codesByPage(): Map<string, Record<string, string>> {
  const pages = new Map<string, Record<string, string>>()
  const add = (href: string, code: string) => {
    const [page = '', id = ''] = href.split('#')
    pages.set(page, { ...pages.get(page), [id]: code })
  }
  const { byId, errors } = namesOf(readApiPages(CONTENT_FOLDER))
  for (const { id, symbol, member, href } of byId.values()) {
    if (!href) continue
    const own = member ?? symbol.members.find(({ kind }) => kind === symbol.kind)
    const { name } = splitId(id)
    const lines = own
      ? memberTexts(symbol.kind, own).flatMap(text => wrap(text))
      : [headOf(name, symbol)]
    add(href, lines.join('\n'))
  }
  for (const [text, href] of [...errors.contracts, ...errors.sdk]) add(href, text)
  return pages
}

/** The beginning of each entry of a page, by its id; the page itself has the empty id. */
export function firstSentences(html: string, ids: Set<string>): Record<string, string> {
  const texts: Record<string, string> = {}
  /** Id of the entry that is read. */
  let entry: string | undefined = ''
  /** What holds its text, and how many of them come before: in the row of a table, the cell of the name. */
  let [holder, before] = ['p', 0]
  const main = parseDocument(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
  for (const element of DomUtils.getElementsByTagName('*', main)) {
    const { name, attribs } = element
    if (attribs.id && ids.has(attribs.id)) {
      entry = attribs.id
      before = name === 'tr' ? 1 : 0
      holder = name === 'tr' || name === 'code' ? 'td' : 'p'
    } else if (/^h[2-6]$/.test(name)) entry = undefined
    const isDrawn = ['class', 'data-api-source', 'data-raises'].some(name => name in attribs)
    if (entry === undefined || entry in texts || name !== holder || isDrawn) continue
    if (before === 0) texts[entry] = firstSentence(DomUtils.textContent(element))
    before -= 1
  }
  return texts
}

function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.match(/^.*?[.!?](?=\s\p{Lu}|$)/u)?.[0] ?? flat
}
