import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { breakableParts } from '../../site/word-breaks'
import { isElement, text, wbr } from '../../tree/nodes'
import { SKIP, visit } from '../../tree/visit'

/** Longest names that fit a line on a narrow phone: in text, in code, and in code in a table. */
const TEXT = 28
const CODE = 24
const CELL = 12

/** Lets long names wrap between their words, except in code blocks. */
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
        breakCell(element, TEXT)
        return SKIP
      }
      breakTexts(element, 'dataMember' in properties ? CELL : TEXT)
    })
  }
}

/** Adds line break opportunities to a cell; names in code may be links. */
function breakCell(element: Element, short: number) {
  breakTexts(element, short)
  for (const part of element.children.filter(isElement)) {
    breakCell(part, part.tagName === 'code' ? CELL : short)
  }
}

/** Adds line break opportunities to the direct text of an element. */
function breakTexts(element: Element, short: number) {
  element.children = element.children.flatMap(child =>
    child.type === 'text' ? cut(child.value, placesIn(child.value, short)) : [child],
  )
}

/** Adds line break opportunities to a line of code, whose names may span several elements. */
export function breakCode(line: Element) {
  const places = placesIn(textOf(line), CODE)
  if (places.length > 0) split(line, places)
}

/** @param short see `breakableParts` */
function placesIn(text: string, short: number): number[] {
  const lengths = breakableParts(text, short).map(part => part.length)
  return lengths.slice(1).map((_, index) => lengths.slice(0, index + 1).reduce((a, b) => a + b))
}

/** @param places offsets from the element's start */
function split(element: Element, places: number[]): void {
  let start = 0
  element.children = element.children.flatMap(child => {
    const inside = places.map(place => place - start)
    start += textOf(child).length
    if (isElement(child)) split(child, inside)
    return child.type === 'text' ? cut(child.value, inside) : [child]
  })
}

function cut(value: string, places: number[]): ElementContent[] {
  const ends = places.filter(place => place >= 0 && place < value.length)
  // One text node between two breaks, since React separates adjacent text nodes with a comment.
  return [...ends, value.length].flatMap((end, index) => {
    const part = value.slice(ends[index - 1] ?? 0, end)
    const before = part === '' ? [] : [text(part)]
    return index < ends.length ? [...before, wbr()] : before
  })
}
