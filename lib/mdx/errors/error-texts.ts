import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The texts of errors of the packages, as `npm run errors` in samples/ collects them. */
export type ErrorTexts = {
  contracts: Texts
  sdk: Texts
}

/** By the text that a caller sees. */
export type Texts = Record<string, Origins>

/** What raises a text, by the id of a contract, class or function: in which of its members, if any. */
export type Origins = Record<string, string[]>

export const errorTexts: ErrorTexts = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'errors.json'), 'utf8'),
)
