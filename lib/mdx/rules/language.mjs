/**
 * @import { Root } from 'hast'
 * @import { VFile } from 'vfile'
 * @import { Finding } from '../source.mjs'
 */

import { LANGUAGES, languageNames } from '../languages.mjs'
import { nearest } from '../nearest.mjs'
import { failAll } from '../source.mjs'
import { visit } from '../visit.mjs'

/**
 * A fence names a language that the site has colours for.
 * @param {Root} tree
 * @param {VFile} file
 */
export function language(tree, file) {
  /** @type {Finding[]} */
  const findings = []
  visit(tree, 'element', ({ tagName, properties, position }) => {
    const [className = ''] = [properties.className].flat()
    const [, name = 'text'] = /^language-(.*)/.exec(String(className)) ?? []
    if (tagName !== 'code' || name === 'math' || languageNames.includes(name.toLowerCase())) return
    const known = ['text', ...LANGUAGES].join(', ')
    const reason = `No colours for the language '${name}'. Use one of: ${known}.`
    findings.push({ place: position, reason, nearest: nearest(name, languageNames) })
  })
  failAll(file, findings)
}
