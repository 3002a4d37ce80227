import { readFileSync } from 'node:fs'

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
const FILE = 'lib/mdx/errors/errors.json'

export const errorTexts: ErrorTexts = JSON.parse(readFileSync(FILE, 'utf8'))
