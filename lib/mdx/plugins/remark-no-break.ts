import type { Root } from 'mdast'
import { SKIP, visit } from '../visit'

/** Keeps a number and its percent sign on one line. Headings keep their text: ids come from it. */
export default function remarkNoBreak() {
  return (tree: Root) => {
    visit(tree, node => {
      if (node.type === 'heading') return SKIP
      if (node.type === 'text') node.value = node.value.replace(/(\d) %/g, '$1\u00a0%')
    })
  }
}
