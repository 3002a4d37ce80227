import type { ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { element, text } from '../nodes'

/** A run of Chinese, with the spaces and signs that stand inside. */
const CHINESE = /(\p{Script=Han}(?:[\p{Script=Han}\p{P}\s]*\p{Script=Han})?)/u

/** Marks Chinese in the text of a page as such, for screen readers, fonts and hyphenation. */
export default function rehypeLanguages() {
  return (tree: Root) => {
    visit(tree, 'text', ({ value }, index, parent) => {
      if (index === undefined || !parent) return
      const parts = value.split(CHINESE)
      if (parts.length === 1 || ('properties' in parent && 'lang' in parent.properties)) return
      const nodes = parts.flatMap(marked)
      parent.children.splice(index, 1, ...nodes)
      return index + nodes.length
    })
  }
}

/** @param index every second part is Chinese */
function marked(value: string, index: number): ElementContent[] {
  if (index % 2 === 0) return value ? [text(value)] : []
  return [element('span', { lang: 'zh-Hans' }, text(value))]
}
