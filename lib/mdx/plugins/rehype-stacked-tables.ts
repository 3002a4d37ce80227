import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { breakableParts } from '../../site/word-breaks'
import { isElement } from '../highlight'
import { visit } from '../visit'

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

/** Letters beside each other on a phone 375 px wide, and those that the space between columns takes. */
const ROOM = 40
const GAP = 3

/** Whether the columns of a table need more room than a phone has, even with all their text wrapped. */
function isTooWide(table: Element): boolean {
  const widths: number[] = []
  for (const row of rowsOf(table)) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, longestWord(cell))
    }
  }
  return widths.reduce((sum, width) => sum + width + GAP, -GAP) > ROOM
}

/** Gives each cell the name of its column. */
function labelCells(table: Element): void {
  table.properties.dataStacked = ''
  const [head = [], ...rows] = rowsOf(table)
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const name = head[column] && textOf(head[column])
      if (name) cell.properties.dataLabel = name
    }
  }
}

/** Letters that cannot be apart. */
function longestWord(node: ElementContent): number {
  if (isElement(node) && node.tagName !== 'code') {
    return Math.max(0, ...node.children.map(longestWord))
  }
  const text = isElement(node) ? breakableParts(textOf(node)).join(' ') : textOf(node)
  return Math.max(...text.split(/[ \n-]/).map(word => word.length))
}

/** The cells of each row. */
function rowsOf(part: Element): Element[][] {
  return part.children.filter(isElement).flatMap(child => {
    return child.tagName === 'tr' ? [child.children.filter(isElement)] : rowsOf(child)
  })
}
