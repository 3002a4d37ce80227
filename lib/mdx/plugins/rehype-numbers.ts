import type { Element, ElementContent, Root } from 'hast'
import { element, text, wbr } from '../nodes'
import { SKIP, visit } from '../visit'

/** Whole numbers that are hard to read at a glance. */
const LONG = /(?<![\w.,])\d{7,}(?![\w.,]*\w)/g

/** Digits beyond which a number may go on in the next line. */
const LINE = 15

/** Where digits are to stand as they are written, and where ids come from the text. */
const EXACT = /^(code|pre|math|h[1-6])$/

/**
 * Keeps a number and its percent sign on one line, and sets the digits of long numbers apart in threes.
 * CSS makes the gaps (prose.css): whoever copies or searches a number has its digits alone.
 */
export default function rehypeNumbers() {
  return (tree: Root) => {
    visit(tree, 'element', element => {
      if (EXACT.test(element.tagName)) return SKIP
      element.children = element.children.flatMap(child =>
        child.type === 'text' ? grouped(child.value.replace(/(\d) %/g, '$1\u00a0%')) : [child],
      )
    })
  }
}

function grouped(value: string): ElementContent[] {
  const parts: ElementContent[] = []
  let end = 0
  for (const { 0: number, index } of value.matchAll(LONG)) {
    parts.push(text(value.slice(end, index)))
    // All but the last have a gap behind them, which is not seen at the end of a line.
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
