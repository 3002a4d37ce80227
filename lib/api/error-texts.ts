import { readFileSync } from 'node:fs'
import { slug } from 'github-slugger'

/** The texts of errors of the packages, as `npm run errors` in samples/ collects them. */
export type ErrorTexts = {
  contracts: Texts
  sdk: Texts
}

/** By the text that a caller sees. */
export type Texts = Record<string, Origins>

/** What raises a text, by the id of a contract, class or function: in which of its members, if any. */
export type Origins = Record<string, string[]>

/** Seen from the project's folder: the site's server bundles this file. */
const FILE = 'lib/api/errors.json'

export const errorTexts: ErrorTexts = JSON.parse(readFileSync(FILE, 'utf8'))

/** The pages that explain errors, by the packages that raise them. */
const HOMES: Record<string, string> = {
  '@uniswap/v2-core': '/contract/swapx-v2',
  '@uniswap/v2-periphery': '/contract/swapx-v2',
  '@uniswap/v3-core': '/contract/swapx-v3/overview',
  '@uniswap/v3-periphery': '/contract/swapx-v3/overview',
  '@uniswap/v3-staker': '/contract/swapx-v3/overview',
  '@uniswap/sdk-core': '/sdk/v2/reference/other-exports',
  '@uniswap/v2-sdk': '/sdk/v2/reference/other-exports',
  '@uniswap/v3-sdk': '/sdk/v3/reference/overview',
}

const allTexts: Texts = { ...errorTexts.contracts, ...errorTexts.sdk }

/** The page that explains a text: the page of the first package that raises it. */
function homeOf(text: string): string | undefined {
  const [id = ''] = Object.keys(allTexts[text] ?? {})
  return HOMES[id.split('#')[0] ?? '']
}

/** Id of an entry. Classes of errors have a section with their own name. */
export function errorId(text: string): string {
  return slug(text) + (/^\w+Error$/.test(text) ? '-error' : '')
}

/** A text as lists write it, without the prefix that all texts of its page share. */
export function shortText(text: string): string {
  return text.replace(/^(Invariant failed: |UniswapV3Staker::)(?=.)/, '')
}

/** Address of the entry of a text. */
export function errorPath(text: string): string {
  return `${homeOf(text)}#${errorId(text)}`
}

/** The texts that a page explains. */
export function textsOf(page: string): Texts {
  return Object.fromEntries(Object.entries(allTexts).filter(([text]) => homeOf(text) === page))
}

/**
 * The texts that a symbol raises.
 * @param member one of its members; by default any of them
 */
export function textsRaisedBy(id: string, member?: string): string[] {
  return Object.entries(allTexts).flatMap(([text, origins]) => {
    const members = origins[id]
    const isRaised = member ? members?.includes(member) : members
    return isRaised ? [text] : []
  })
}
