import type { Element, ElementContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { isElement, loadHighlighter } from '../highlight'
import type { OwnNode } from '../own-nodes'
import type { Subject } from './reference'
import type { Parameter } from './types'

/** Addresses by the name of a type. */
export type Links = Map<string, string>

/** What stands by itself; members have their colours only inside of something. */
const WHOLE = /^(class|interface|enum|type|const|function|struct) /
const AROUND = { typescript: 'class _ {', solidity: 'contract _ {' }

/**
 * The declarations of a member, in colours, with links to the types.
 * @returns a node for a page's tree
 */
export async function drawSignature(
  { declarations, language }: Pick<Subject, 'declarations' | 'language'>,
  links: Links,
): Promise<OwnNode> {
  const { colour } = await loadHighlighter()
  const blocks = declarations.map(lines => {
    const isWhole = WHOLE.test(lines[0] ?? '')
    const source = isWhole ? lines : [AROUND[language], ...lines, '}']
    const code = colour(source.join('\n'), language)
    // Each line is a block of its own, so that what it wraps can be indented.
    const drawn = code.children.filter(isElement)
    code.children = isWhole ? drawn : drawn.slice(1, -1)
    linkTypes(code, links)
    return code
  })
  return {
    type: 'signature',
    lang: language,
    data: { hName: 'div', hProperties: { dataSignature: '' }, hChildren: blocks },
  }
}

/**
 * The type of a parameter, with links, for its place behind the name.
 * @returns a node for a page's tree
 */
export function drawType({ type, optional }: Parameter, links: Links): OwnNode {
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [text(type)] }
  linkTypes(code, links)
  const children = [text(' '), code, ...(optional ? [text(', optional')] : [])]
  return {
    type: 'type',
    data: { hName: 'span', hProperties: { dataType: '' }, hChildren: children },
  }
}

function linkTypes(root: Element, links: Links) {
  visit(root, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return
    const parts = node.value.split(/\b/).map(word => {
      const href = links.get(word)
      return href ? link(word, href) : text(word)
    })
    if (parts.every(part => part.type === 'text')) return
    parent.children.splice(index, 1, ...parts)
    return [SKIP, index + parts.length]
  })
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}

function link(name: string, href: string): ElementContent {
  return { type: 'element', tagName: 'a', properties: { href }, children: [text(name)] }
}
