/**
 * @import { Element, Root } from 'hast'
 */
import { visit } from 'unist-util-visit'

/**
 * Makes a header cell without text a plain cell: it heads nothing. Over the first column, it tells that
 * this is a column of names, each of which heads its row.
 */
export default function rehypeEmptyHeaders() {
  /** @param {Root} tree */
  return tree => {
    visit(tree, 'element', table => {
      if (table.tagName !== 'table') return
      /** @type {Element[]} */
      const firsts = []
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

/** @param {Element} cell */
function isEmptyHeader(cell) {
  return cell.tagName === 'th' && cell.children.length === 0
}

/** @param {Element} cell @param {string} tagName @param {string} role for cells that name theirs */
function become(cell, tagName, role) {
  cell.tagName = tagName
  if (cell.properties.role) cell.properties.role = role
}
