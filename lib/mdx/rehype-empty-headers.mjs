/**
 * @import { Root } from 'hast'
 */
import { visit } from 'unist-util-visit'

/** Makes a header cell without text, as over a column of names, a plain cell: it heads nothing. */
export default function rehypeEmptyHeaders() {
  /** @param {Root} tree */
  return tree => {
    visit(tree, 'element', cell => {
      if (cell.tagName !== 'th' || cell.children.length > 0) return
      cell.tagName = 'td'
      if (cell.properties.role) cell.properties.role = 'cell'
    })
  }
}
