/** @import { Root } from 'hast' */
import { visit } from '../visit.mjs'

const HEADING = /^h[2-6]$/

/**
 * Names each table by the heading that it stands under: who tabs to the box in which it scrolls hears
 * which one it is. Stands after what settles the ids of the headings.
 */
export default function rehypeTableNames() {
  /** @param {Root} tree */
  return tree => {
    /** @type {unknown} */
    let heading
    visit(tree, 'element', ({ tagName, properties }) => {
      if (HEADING.test(tagName)) heading = properties.id
      if (tagName === 'table' && heading) properties.ariaLabelledBy = [String(heading)]
    })
  }
}
