import type { Paragraph, PhrasingContent } from 'mdast'
import { code, link, text } from '../nodes'
import { type ApiPages, linksTo } from '../reference/api-pages'
import { splitId } from '../reference/reference'
import type { Origins } from './types'

/** Members from which on their names help nobody: the text says which. */
const MANY = 10

/** What raises an error, with links to the pages of both: `SwapRouter: exactInput; Quoter: …`. */
export function errorOrigin(origins: Origins, apiPages: ApiPages): Paragraph {
  let previous = ''
  const parts = Object.entries(origins).map(([id, members]) => {
    const { packageName, name } = splitId(id)
    // Both SDKs have classes of the same names; contracts have none in common.
    const isNamed = packageName.includes('sdk') && packageName !== previous
    previous = packageName
    const url = linksTo([id], apiPages).get(name)
    return [
      ...(isNamed ? [text(`${packageName.slice('@uniswap/'.length)} `)] : []),
      url ? link(url, code(swapxName(name))) : code(name),
      ...namesOf(members.length < MANY ? members : []),
    ]
  })
  return {
    type: 'paragraph',
    data: { hProperties: { dataOrigin: '' } },
    children: parts.flatMap((part, index) => (index === 0 ? part : [text('; '), ...part])),
  }
}

function namesOf(members: string[]): PhrasingContent[] {
  return members.flatMap((name, index) => [text(index === 0 ? ': ' : ', '), code(name)])
}

/** Contracts that have a page are those of SwapX. */
function swapxName(name: string): string {
  return name.replace(/^Uniswap/, 'SwapX')
}
