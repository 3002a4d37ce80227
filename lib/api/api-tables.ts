import { slug } from 'github-slugger'
import type { Heading, InlineCode, Root, RootContent, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { compareNames } from '../content/did-you-mean'
import { report, reportAll } from '../content/report'
import { plainText } from '../tree/nodes'
import { SKIP, visit } from '../tree/visit'
import { contentOf } from './api-headings'
import { rowId } from './names'
import { solidityList } from './solidity'
import type { ApiSymbol, Member } from './types'

/**
 * Compares the tables of a section with a contract: each member has one row, whose first cell is the
 * signature as inline code, and gets an id. Other rows are ignored.
 */
export function checkTables(heading: Heading, tree: Root, symbol: ApiSymbol, file: VFile): void {
  const wanted = new Map(symbol.members.flatMap(tableTexts).map(text => [nameOf(text), text]))
  const section = slug(plainText(heading))
  const cells = readCells(contentOf(heading, tree))
  const written = cells.map(({ value, position }) => ({ name: nameOf(value), place: position }))
  const mistakes = compareNames(written, [...wanted.keys()], heading.position, {
    unknown: name => `The contract has no member '${name}'. Remove the row or correct its name.`,
    again: name => `'${name}' has two rows. Remove one.`,
    missing: name => `No row of this section begins with '${wanted.get(name)}'. Add one.`,
  })
  reportAll(file, mistakes)
  for (const code of cells) {
    const name = nameOf(code.value)
    const text = wanted.get(name) ?? code.value
    if (text !== code.value) report(file, code.position, `The signature is wrong. Write '${text}'.`)
    code.data = { hProperties: { id: rowId(section, name) } }
  }
}

/** First cells that consist of a call in inline code. */
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

/** A contract's member as tables write it: `getPair(address, address) → address`. */
export function tableTexts(member: Member) {
  return (member.signatures ?? []).map(({ parameters, returns = [] }) => {
    const call = `${member.name}(${solidityList(parameters)})`
    return returns.length > 0 ? `${call} → ${solidityList(returns)}` : call
  })
}
