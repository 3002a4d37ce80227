import { slug } from 'github-slugger'
import type { Heading, InlineCode, Root, RootContent, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../content/did-you-mean'
import { report } from '../content/report'
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
  const wanted = symbol.members.flatMap(tableTexts)
  const section = slug(plainText(heading))
  const names = new Map(wanted.map(text => [nameOf(text), text]))
  const seen = new Set()
  for (const code of readCells(contentOf(heading, tree))) {
    const { value, position: place } = code
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
      report(file, place, `The signature is wrong. Write '${meant}'.`)
    } else {
      code.data = { hProperties: { id: rowId(section, name) } }
    }
    seen.add(meant)
  }
  for (const text of wanted.filter(text => !seen.has(text))) {
    report(file, heading.position, `No row of this section begins with '${text}'. Add one.`)
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
