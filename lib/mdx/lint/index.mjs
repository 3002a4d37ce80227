/**
 * @import { Finding } from '../check/finding'
 * @import { Allowed } from './allowed.mjs'
 * @import { Source } from './source.mjs'
 */
import * as address from './address.mjs'
import * as description from './description.mjs'
import * as hiddenUnicode from './hidden-unicode.mjs'
import * as packageName from './package-name.mjs'
import * as placeholder from './placeholder.mjs'
import * as secret from './secret.mjs'
import { placeOf, readSource } from './source.mjs'
import * as unsafeValue from './unsafe-value.mjs'

/**
 * @typedef {{ offset: number, message: string, nearest?: string }} Hit where in the text, and what is
 *   wrong; the last sentence says the mend
 * @typedef {(source: Source, allowed: Allowed) => Iterable<Hit>} Find
 */

/** What readers may paste must do them no harm, and search engines must find pages. */
const rules = /** @type {Record<string, { find: Find }>} */ ({
  address,
  description,
  'hidden-unicode': hiddenUnicode,
  'package-name': packageName,
  placeholder,
  secret,
  'unsafe-value': unsafeValue,
})

/**
 * What the rules find in one page or sample, from top to bottom.
 * @param {string} file its path from the project's folder
 * @param {string} text
 * @param {Allowed} allowed
 * @returns {Finding[]}
 */
export function lint(file, text, allowed) {
  const source = readSource(file, text)
  return Object.entries(rules)
    .flatMap(([rule, { find }]) => [...find(source, allowed)].map(hit => ({ rule, ...hit })))
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...found }) => ({ file, ...placeOf(text, offset), ...found }))
}
