/**
 * @import { Element, ElementContent } from 'hast'
 * @import { Subject } from './reference.mjs'
 * @import { Parameter } from './types'
 */
import { SKIP, visit } from 'unist-util-visit'
import { isElement, loadHighlighter } from '../highlight.mjs'

/** @typedef {Map<string, string>} Links addresses by the name of a type */

/** What stands by itself; members have their colours only inside of something. */
const WHOLE = /^(class|interface|enum|type|const|function|struct) /
const AROUND = { typescript: 'class _ {', solidity: 'contract _ {' }

/**
 * The declarations of a member, in colours, with links to the types.
 * @param {Pick<Subject, 'declarations' | 'language'>} subject
 * @param {Links} links
 * @returns {Promise<any>} a node for a page's tree
 */
export async function drawSignature({ declarations, language }, links) {
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
 * @param {Parameter} parameter
 * @param {Links} links
 * @returns {any} a node for a page's tree
 */
export function drawType({ type, optional }, links) {
  /** @type {Element} */
  const code = { type: 'element', tagName: 'code', properties: {}, children: [text(type)] }
  linkTypes(code, links)
  const children = [text(' '), code, ...(optional ? [text(', optional')] : [])]
  return {
    type: 'type',
    data: { hName: 'span', hProperties: { dataType: '' }, hChildren: children },
  }
}

/** @param {Element} root @param {Links} links */
function linkTypes(root, links) {
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

/** @param {string} value @returns {ElementContent} */
function text(value) {
  return { type: 'text', value }
}

/** @param {string} name @param {string} href @returns {ElementContent} */
function link(name, href) {
  return { type: 'element', tagName: 'a', properties: { href }, children: [text(name)] }
}
