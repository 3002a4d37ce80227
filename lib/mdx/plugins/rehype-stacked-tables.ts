import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { isTooWide, labelCells } from '../narrow-tables'

/** Roles that CSS would take away from the parts of a table when it lays them out anew. */
const ROLES: Record<string, string | undefined> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

/**
 * Marks tables that do not fit a small screen: there each cell stands below the one before, behind the
 * name of its column (see table.module.css).
 */
export default function rehypeStackedTables() {
  return (tree: Root) => {
    visit(tree, 'element', table => {
      if (table.tagName !== 'table' || !isTooWide(table)) return
      labelCells(table)
      visit(table, 'element', part => {
        part.properties.role = ROLES[part.tagName]
      })
    })
  }
}
