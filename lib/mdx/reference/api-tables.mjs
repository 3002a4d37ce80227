/**
 * @import { Heading, InlineCode, Root, TableRow } from 'mdast'
 * @import { ApiSymbol } from './types'
 * @import { Finding } from '../source.mjs'
 */

import { nearest } from '../nearest.mjs'
import { SKIP, visit } from '../visit.mjs'
import { contentOf } from './api-headings.mjs'
import { tableTexts } from './text.mjs'

/**
 * Holds the tables of a section against a contract: each member stands once, in the first cell of a
 * row, as inline code in its canonical form. Other first cells are not looked at.
 * @param {Heading} heading
 * @param {Root} tree
 * @param {ApiSymbol} symbol
 * @returns {Finding[]}
 */
export function checkTables(heading, tree, symbol) {
  const wanted = symbol.members.flatMap(tableTexts)
  const names = new Map(wanted.map(text => [nameOf(text), text]))
  /** @type {Finding[]} */
  const findings = []
  const seen = new Set()
  for (const { value, position: place } of readCells(contentOf(heading, tree))) {
    const name = nameOf(value)
    const meant = wanted.includes(value)
      ? value
      : (names.get(name) ?? names.get(nearest(name, [...names.keys()]) ?? ''))
    if (!meant) {
      const reason = `The contract has no member '${value}'. Remove the row or correct its name.`
      findings.push({ place, reason })
    } else if (seen.has(meant)) {
      findings.push({ place, reason: `'${name}' has two rows. Remove one.` })
    } else if (meant !== value) {
      findings.push({ place, reason: `The signature is another one. Write '${meant}'.` })
    }
    seen.add(meant)
  }
  for (const text of wanted.filter(text => !seen.has(text))) {
    const reason = `No row of this section begins with '${text}'. Add one.`
    findings.push({ place: heading.position, reason })
  }
  return findings
}

/**
 * First cells that hold nothing but a call in inline code.
 * @param {import('mdast').RootContent[]} content
 */
function readCells(content) {
  /** @type {InlineCode[]} */
  const cells = []
  visit({ type: 'root', children: content }, 'tableRow', (/** @type {TableRow} */ row) => {
    const [code, more] = row.children[0]?.children ?? []
    if (code?.type === 'inlineCode' && !more && /^\w+\(/.test(code.value)) cells.push(code)
    return SKIP
  })
  return cells
}

/** @param {string} text */
function nameOf(text) {
  return text.slice(0, text.indexOf('('))
}
