import type { Element, Root } from 'hast'
import { visit } from '../visit'

/**
 * Makes a header cell without text a plain cell: it heads nothing. Over the first column, it tells that
 * this is a column of names, each of which heads its row.
 */
export default function rehypeEmptyHeaders() {
  return (tree: Root) => {
    visit(tree, 'element', table => {
      if (table.tagName !== 'table') return
      const firsts: Element[] = []
      visit(table, 'element', row => {
        if (row.tagName !== 'tr') return
        const cells = row.children.filter(cell => cell.type === 'element')
        if (cells[0]) firsts.push(cells[0])
        for (const cell of cells) if (isEmptyHeader(cell)) become(cell, 'td', 'cell')
      })
      const [corner, ...names] = firsts
      if (corner?.tagName !== 'td') return
      for (const name of names) {
        become(name, 'th', 'rowheader')
        name.properties.scope = 'row'
      }
    })
  }
}

function isEmptyHeader(cell: Element) {
  return cell.tagName === 'th' && cell.children.length === 0
}

/** @param role for cells that name theirs */
function become(cell: Element, tagName: string, role: string) {
  cell.tagName = tagName
  if (cell.properties.role) cell.properties.role = role
}
