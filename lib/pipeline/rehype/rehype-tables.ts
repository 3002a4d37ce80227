import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { breakableParts } from '../../site/word-breaks'
import { isElement } from '../../tree/nodes'
import { visit } from '../../tree/visit'

/** Adds row headers to tables, aligns numbers, and stacks tables that are too wide for a small screen. */
export default function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', table => {
      if (table.tagName !== 'table') return
      const rows = rowsOf(table)
      addRowHeaders(rows)
      alignNumbers(rows)
      if (isTooWide(rows)) stack(table, rows)
    })
  }
}

/** The cells of each row. */
function rowsOf(part: Element): Element[][] {
  return part.children.filter(isElement).flatMap(child => {
    return child.tagName === 'tr' ? [child.children.filter(isElement)] : rowsOf(child)
  })
}

/**
 * Turns empty header cells into data cells. An empty cell above the first column means that its cells are
 * row headers.
 */
function addRowHeaders(rows: Element[][]): void {
  for (const cell of rows.flat()) if (cell.children.length === 0) cell.tagName = 'td'
  const [corner, ...names] = rows.flatMap(([first]) => first ?? [])
  if (corner?.tagName !== 'td') return
  for (const name of names) {
    name.tagName = 'th'
    name.properties.scope = 'row'
  }
}

/** A number with one unit at most, such as '0.30%' or '−1,250.5 A'. */
const NUMBER = /^[−+]?\d[\d,.]* ?[%\p{L}]*$/u

/** Right-aligns columns of numbers, except in the first column, where they are row headers. */
function alignNumbers([head = [], ...rows]: Element[][]): void {
  for (const [column, name] of head.entries()) {
    const cells = rows.flatMap(row => row[column] ?? [])
    if (column === 0 || cells.length < 2 || !cells.every(cell => NUMBER.test(textOf(cell))))
      continue
    for (const cell of [name, ...cells]) cell.properties.align ??= 'right'
  }
}

/** Characters in a line on a phone 375 px wide, and the width of the gap between columns in characters. */
const ROOM = 40
const GAP = 3

/** Whether the columns are wider than a phone even with all text wrapped. */
function isTooWide(rows: Element[][]): boolean {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, longestWord(cell))
    }
  }
  return widths.reduce((sum, width) => sum + width + GAP, -GAP) > ROOM
}

/** Length of the longest text that cannot wrap. */
function longestWord(node: ElementContent): number {
  if (isElement(node) && node.tagName !== 'code') {
    return Math.max(0, ...node.children.map(longestWord))
  }
  const text = isElement(node) ? breakableParts(textOf(node)).join(' ') : textOf(node)
  return Math.max(...text.split(/[ \n-]/).map(word => word.length))
}

/** Roles that the elements of a table lose when CSS changes their display. */
const ROLES: Record<string, string | undefined> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
}

/** Shows cells below each other, each after the name of its column (see table.module.css). */
function stack(table: Element, [head = [], ...rows]: Element[][]): void {
  table.properties.dataStacked = ''
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const name = head[column] && textOf(head[column])
      if (name) cell.properties.dataLabel = name
    }
  }
  visit(table, 'element', ({ tagName, properties }) => {
    properties.role = properties.scope ? 'rowheader' : ROLES[tagName]
  })
}
