/**
 * @import { Element, ElementContent, Root } from 'hast'
 */
import { SKIP, visit } from 'unist-util-visit'

/** Where a name may break: after `_`, `(`, `,` or `.`, and before a capital that follows a small letter. */
const BREAK = /(?<=[_(,.])|(?<=[a-z\d])(?=[A-Z])/g

/** Stands for a break while text is still text. */
const SIGN = '\0'

/** Length up to which a word fits any column, in characters. */
const SHORT = 12

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
  const parts = node.value
    .split(/(?<= )/)
    .map(word => (word.length > SHORT ? word.replace(BREAK, SIGN) : word))
    .join('')
    .split(SIGN)
  return parts.flatMap(separated)
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
