import type { Element, Root } from 'hast'
import { EXIT, visit } from 'unist-util-visit'

/** Roles that CSS would take away from the parts of a table when it lays them out anew. */
const ROLES = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
} as Record<string, string | undefined>

/** Columns from which on a phone has no room for signatures beside the rest. */
const MANY = 3

/**
 * Marks tables of functions or events, whose rows begin with code: on a small screen the signature
 * stands above its row (see table.module.css).
 */
export default function rehypeReferenceTables() {
  return (tree: Root) => {
    visit(tree, 'element', table => {
      if (table.tagName !== 'table' || !isReference(table)) return
      table.properties.dataReference = ''
      visit(table, 'element', part => {
        part.properties.role = ROLES[part.tagName]
      })
    })
  }
}

function isReference(table: Element) {
  let found = false
  visit(table, 'element', row => {
    if (row.tagName !== 'tr') return
    const cells = row.children.filter(cell => cell.type === 'element')
    const first = cells[0]?.children[0]
    if (cells.length < MANY || cells[0]?.tagName !== 'td') return
    found = first?.type === 'element' && first.tagName === 'code'
    return EXIT
  })
  return found
}
