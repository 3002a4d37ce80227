import GithubSlugger from 'github-slugger'
import type { List, ListItem, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { code, link, paragraph, text } from '../nodes'
import { apiChanges, type Change } from './api-changes'
import { textOf } from './api-headings'
import { type Api, type ApiPages, namedBy } from './api-pages'
import { drawSignature } from './api-signature'
import { previousReference, reference, splitId } from './reference'
import type { Reference } from './types'

/** What has changed of what a page documents, since the version before, if anything has. */
export async function changesSection(
  api: Api,
  { tree, apiPages }: { tree: Root; apiPages: ApiPages },
  previous = previousReference,
): Promise<RootContent[]> {
  if (!previous) return []
  const { version, reference: before } = previous
  const ids = headingIds(tree)
  const items = new Map<string, ListItem>()
  for (const [symbol, section] of documented(api, before, apiPages)) {
    if (!section && !before.symbols[symbol]) return titled(paragraph(text(`New since ${version}.`)))
    const { packageName, name: own } = splitId(symbol)
    const { changes, versions } = apiChanges(symbol, before, reference)
    if (versions) items.set(packageName, item(paragraph(code(packageName), text(` ${versions}`))))
    for (const change of changes) {
      const name = section && change.name !== own ? `${section}.${change.name}` : change.name
      items.set(name, await drawChange(change, name, ids.get(section || change.name)))
    }
  }
  if (items.size === 0) return []
  const list: List = { type: 'list', spread: false, children: [...items.values()] }
  return titled(paragraph(text(`Since ${version}:`)), list)
}

/** Symbols that a page documents, or once did, each with its heading; the only one of a page has none. */
function documented(api: Api, before: Reference, apiPages: ApiPages): [string, string][] {
  const all = Object.keys({ ...reference.symbols, ...before.symbols })
  return namedBy(api).flatMap(({ symbol, section = '' }): [string, string][] => {
    if (symbol.includes('#')) return [[symbol, section]]
    const exports = all.filter(id => id.startsWith(`${symbol}#`) && !apiPages[id])
    return exports.map(id => [id, splitId(id).name])
  })
}

/** The ids that headings will have, by their texts. */
function headingIds(tree: Root) {
  const slugger = new GithubSlugger()
  const ids = new Map<string, string>()
  visit(tree, 'heading', heading => {
    const name = textOf(heading)
    ids.set(name, String(heading.data?.hProperties?.id ?? slugger.slug(name)))
  })
  return ids
}

async function drawChange({ was, is }: Change, name: string, id?: string) {
  const named = id ? link(`#${id}`, code(name)) : code(name)
  if (!was || !is) return item(paragraph(text(is ? 'Added: ' : 'Removed: '), named))
  return item(
    paragraph(text('Changed: '), named, text(' from')),
    await drawSignature(was, new Map()),
    paragraph(text('to')),
    await drawSignature(is, new Map()),
  )
}

/** Under the heading that tables of contents name. */
const titled = (...content: RootContent[]): RootContent[] => [
  { type: 'heading', depth: 2, children: [text('What changed')] },
  ...content,
]

const item = (...children: ListItem['children']): ListItem => ({ type: 'listItem', children })
