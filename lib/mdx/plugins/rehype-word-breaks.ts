import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { breakableParts } from '../../site/word-breaks'

/** Lets long names break between their words: in the code of table cells and in members' headings. */
export default function rehypeWordBreaks() {
  return (tree: Root) => {
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

function withBreaks(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node]
  // One text between two breaks: React would mark the seam of two.
  return breakableParts(node.value).flatMap(separated)
}

/** @returns the part, with a place to break before it unless it is the first */
function separated(part: string, index: number): ElementContent[] {
  const wbr: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] }
  const text = { type: 'text', value: part } as const
  return index > 0 ? [wbr, text] : [text]
}
