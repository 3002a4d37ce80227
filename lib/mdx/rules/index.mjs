/**
 * @import { Root } from 'hast'
 * @import { VFile } from 'vfile'
 * @import { Finding } from '../check/finding'
 * @import { Allowed } from './allowed.mjs'
 * @import { Source } from './source.mjs'
 */
import * as address from './address.mjs'
import { component } from './component.mjs'
import * as description from './description.mjs'
import { headingLevel } from './heading-level.mjs'
import * as hiddenUnicode from './hidden-unicode.mjs'
import { image } from './image.mjs'
import { language } from './language.mjs'
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

/**
 * On the elements of a page, by name. What a plugin alone can see, it tells itself: those rules have
 * their names in `lib/mdx/plugins.mjs`, and those on the sidebars in `lib/mdx/check/structure.ts`.
 * @type {Record<string, (tree: Root, file: VFile) => void>}
 */
export const treeRules = { component, 'heading-level': headingLevel, image, language }

/**
 * On the text of pages and samples, by name: what readers may paste must do them no harm, and search
 * engines must find pages.
 */
const textRules = /** @type {Record<string, { find: Find }>} */ ({
  address,
  description,
  'hidden-unicode': hiddenUnicode,
  'package-name': packageName,
  placeholder,
  secret,
  'unsafe-value': unsafeValue,
})

/**
 * What the rules on text find in one page or sample, from top to bottom.
 * @param {string} file its path from the project's folder
 * @param {string} text
 * @param {Allowed} allowed
 * @returns {Finding[]}
 */
export function lint(file, text, allowed) {
  const source = readSource(file, text)
  return Object.entries(textRules)
    .flatMap(([rule, { find }]) => [...find(source, allowed)].map(hit => ({ rule, ...hit })))
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...found }) => ({ file, ...placeOf(text, offset), ...found }))
}
