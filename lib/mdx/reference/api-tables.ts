import type { Heading, InlineCode, Root, RootContent, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../nearest'
import { report } from '../source'
import { SKIP, visit } from '../visit'
import { contentOf } from './api-headings'
import { tableTexts } from './text'
import type { ApiSymbol } from './types'

/**
 * Holds the tables of a section against a contract: each member stands once, in the first cell of a
 * row, as inline code in its canonical form. Other first cells are not looked at.
 */
export function checkTables(heading: Heading, tree: Root, symbol: ApiSymbol, file: VFile): void {
  const wanted = symbol.members.flatMap(tableTexts)
  const names = new Map(wanted.map(text => [nameOf(text), text]))
  const seen = new Set()
  for (const { value, position: place } of readCells(contentOf(heading, tree))) {
    const name = nameOf(value)
    const meant = wanted.includes(value)
      ? value
      : (names.get(name) ?? names.get(nearest(name, [...names.keys()]) ?? ''))
    if (!meant) {
      report(
        file,
        place,
        `The contract has no member '${value}'. Remove the row or correct its name.`,
      )
    } else if (seen.has(meant)) {
      report(file, place, `'${name}' has two rows. Remove one.`)
    } else if (meant !== value) {
      report(file, place, `The signature is another one. Write '${meant}'.`)
    }
    seen.add(meant)
  }
  for (const text of wanted.filter(text => !seen.has(text))) {
    report(file, heading.position, `No row of this section begins with '${text}'. Add one.`)
  }
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
