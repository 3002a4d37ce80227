import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Paragraph, PhrasingContent } from 'mdast'
import { code, link, text } from '../nodes'
import { type ApiPages, linksTo } from '../reference/api-pages'
import { splitId } from '../reference/reference'

export const errorTexts: ErrorTexts = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'errors.json'), 'utf8'),
)

/** The texts of errors of the packages, as `npm run errors` in samples/ collects them. */
export type ErrorTexts = {
  contracts: Texts
  sdk: Texts
}

/** By the text that a caller sees. */
export type Texts = Record<string, Origins>

/** What raises a text, by the id of a contract, class or function: in which of its members, if any. */
export type Origins = Record<string, string[]>

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
