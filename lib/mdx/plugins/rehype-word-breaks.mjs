/**
 * @import { Element, ElementContent, Root } from 'hast'
 */
import { SKIP, visit } from 'unist-util-visit'
import { breakableParts } from '../../site/word-breaks.mjs'

/** Lets long names break between their words: in the code of table cells and in members' headings. */
export default function rehypeWordBreaks() {
  /** @param {Root} tree */
  return tree => {
    visit(tree, 'element', cell => {
      if ('dataMember' in cell.properties) cell.children = cell.children.flatMap(withBreaks)
      if (cell.tagName !== 'td' && cell.tagName !== 'th') return
      visit(cell, 'element', code => {
        if (code.tagName === 'code') code.children = code.children.flatMap(withBreaks)
      })
      return SKIP
    })
  }
}

/**
 * @param {ElementContent} node
 * @returns {ElementContent[]}
 */
function withBreaks(node) {
  if (node.type !== 'text') return [node]
  // One text between two breaks: React would mark the seam of two.
  return breakableParts(node.value).flatMap(separated)
}

/**
 * @param {string} part @param {number} index
 * @returns {ElementContent[]} the part, with a place to break before it unless it is the first
 */
function separated(part, index) {
  /** @type {Element} */
  const wbr = { type: 'element', tagName: 'wbr', properties: {}, children: [] }
  const text = /** @type {const} */ ({ type: 'text', value: part })
  return index > 0 ? [wbr, text] : [text]
}
