import type { Root } from 'hast'
import { visit } from '../visit'

const HEADING = /^h[2-6]$/

/**
 * Names each table by the heading that it stands under: who tabs to the box in which it scrolls hears
 * which one it is. Stands after what settles the ids of the headings.
 */
export default function rehypeTableNames() {
  return (tree: Root) => {
    let heading: unknown
    visit(tree, 'element', ({ tagName, properties }) => {
      if (HEADING.test(tagName)) heading = properties.id
      if (tagName === 'table' && heading) properties.ariaLabelledBy = [String(heading)]
    })
  }
}
