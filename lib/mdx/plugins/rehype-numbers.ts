import type { Element, ElementContent, Root } from 'hast'
import { element, text, wbr } from '../nodes'
import { SKIP, visit } from '../visit'

/** Whole numbers that are hard to read at a glance. */
const LONG = /(?<![\w.,])\d{7,}(?![\w.,]*\w)/g

/** Longest number that does not wrap. */
const LINE = 15

/** Elements whose digits are shown verbatim, or whose text becomes an id. */
const EXACT = /^(code|pre|math|h[1-6])$/

/**
 * Groups the digits of long numbers in threes. CSS adds the gaps (prose.css), so copying and searching see
 * only digits.
 */
export default function rehypeNumbers() {
  return (tree: Root) => {
    visit(tree, 'element', element => {
      if (EXACT.test(element.tagName)) return SKIP
      element.children = element.children.flatMap(child =>
        child.type === 'text' ? grouped(child.value) : [child],
      )
    })
  }
}

function grouped(value: string): ElementContent[] {
  const parts: ElementContent[] = []
  let end = 0
  for (const { 0: number, index } of value.matchAll(LONG)) {
    parts.push(text(value.slice(end, index)))
    // All groups but the last are followed by a gap, which is invisible at the end of a line.
    for (const [digits] of number.matchAll(/\d{1,3}(?=(?:\d{3})+$)/g))
      parts.push(group(digits), ...(number.length > LINE ? [wbr()] : []))
    end = index + number.length - 3
  }
  const rest = value.slice(end)
  return rest === '' ? parts : [...parts, text(rest)]
}

function group(digits: string): Element {
  return element('span', { dataDigits: '' }, text(digits))
}
