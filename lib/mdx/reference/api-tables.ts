import type { Heading, InlineCode, Root, RootContent, TableRow } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { nearest } from '../nearest'
import type { Mistake } from '../source'
import { contentOf } from './api-headings'
import { tableTexts } from './text'
import type { ApiSymbol } from './types'

/**
 * Holds the tables of a section against a contract: each member stands once, in the first cell of a
 * row, as inline code in its canonical form. Other first cells are not looked at.
 */
export function checkTables(heading: Heading, tree: Root, symbol: ApiSymbol): Mistake[] {
  const wanted = symbol.members.flatMap(tableTexts)
  const names = new Map(wanted.map(text => [nameOf(text), text]))
  const findings: Mistake[] = []
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

/** First cells that hold nothing but a call in inline code. */
function readCells(content: RootContent[]) {
  const cells: InlineCode[] = []
  visit({ type: 'root', children: content }, 'tableRow', (row: TableRow) => {
    const [code, more] = row.children[0]?.children ?? []
    if (code?.type === 'inlineCode' && !more && /^\w+\(/.test(code.value)) cells.push(code)
    return SKIP
  })
  return cells
}

function nameOf(text: string) {
  return text.slice(0, text.indexOf('('))
}
