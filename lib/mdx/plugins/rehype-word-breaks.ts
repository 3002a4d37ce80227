import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { breakableParts } from '../../site/word-breaks'
import { text, wbr } from '../nodes'

/** Lengths up to which a name fits its line on a narrow phone: in running text, code, and code of a column. */
const TEXT = 28
const CODE = 24
const CELL = 12

/** Lets long names break between their words: in code outside of blocks, members' headings and text. */
export default function rehypeWordBreaks() {
  return (tree: Root) => {
    visit(tree, 'element', element => {
      const { tagName, properties } = element
      if (tagName === 'pre') return SKIP
      if (tagName === 'code') {
        breakCode(element)
        return SKIP
      }
      if (tagName === 'td' || tagName === 'th') {
        visit(element, 'element', part => breakText(part, part.tagName === 'code' ? CELL : TEXT))
        return SKIP
      }
      breakText(element, 'dataMember' in properties ? CELL : TEXT)
    })
  }
}

/** @param short see `breakableParts` */
function breakText(element: Element, short: number) {
  element.children = element.children.flatMap(child =>
    child.type === 'text' ? withBreaks(child.value, short) : [child],
  )
}

/** @param element code; that of signatures has each part in an element of its own */
function breakCode(element: Element) {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') breakCode(child)
    if (child.type !== 'text') return [child]
    const { value } = child
    // The name before it is in another text, so this one is not too long by itself.
    if (!value.startsWith('(')) return withBreaks(value, CODE)
    return [text('('), wbr(), ...withBreaks(value.slice(1), CODE)]
  })
}

function withBreaks(value: string, short: number): ElementContent[] {
  // One text between two breaks: React would mark the seam of two.
  return breakableParts(value, short).flatMap((part, index) =>
    index > 0 ? [wbr(), text(part)] : [text(part)],
  )
}
