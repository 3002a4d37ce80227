import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { breakableParts } from '../../site/word-breaks'
import { isElement } from '../../tree/nodes'
import { visit } from '../../tree/visit'

/** Adds row headers to tables, aligns numbers, and stacks tables that are too wide or too long on a small screen. */
export default function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', table => {
      if (table.tagName !== 'table') return
      const rows = rowsOf(table)
      addRowHeaders(rows)
      alignNumbers(rows)
      const words = widestOf(rows, longestWord)
      const room = words.reduce((room, word) => room - word - GAP, ROOM + GAP)
      // Even wrapped text does not fit, or it takes more lines.
      if (room < 0 || isShorterStacked(rows, words, room)) stack(table, rows)
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

/** The largest number of each column, as `measure` finds it in a cell. */
function widestOf(rows: Element[][], measure: (cell: Element) => number): number[] {
  const widest: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widest[column] = Math.max(widest[column] ?? 0, measure(cell))
    }
  }
  return widest
}

/**
 * Whether rows take fewer lines with each cell below the name of its column than in three columns or more. A table
 * that compares, with row headers, is read across.
 * @param words length of the longest word of each column
 * @param room characters that are left for text once each column is as wide as its longest word
 */
function isShorterStacked(rows: Element[][], words: number[], room: number): boolean {
  const [head = [], ...body] = rows
  if (head.length < 3 || head[0]?.tagName === 'td') return false
  // A browser gives the room that is left to the columns whose text lacks it.
  const lacks = widestOf(rows, lengthOf).map((length, column) => length - (words[column] ?? 0))
  const share = room / Math.max(1, sum(lacks))
  const widths = words.map((word, column) => Math.max(1, word + share * (lacks[column] ?? 0)))
  const labels = head.map(cell => lengthOf(cell) + ': '.length)
  const beside = body.map(row =>
    Math.max(...row.map((cell, column) => Math.ceil(lengthOf(cell) / (widths[column] ?? ROOM)))),
  )
  const below = body.map(row =>
    sum(row.map((cell, column) => Math.ceil(((labels[column] ?? 0) + lengthOf(cell)) / ROOM))),
  )
  return sum(below) < sum(beside)
}

const lengthOf = (cell: Element) => textOf(cell).length

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

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
