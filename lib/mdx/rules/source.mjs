import path from 'node:path'
import { readLines } from '../samples/lines.mjs'

/**
 * A file as the rules see it. The views are its text with all but a part blanked out, so that an
 * offset means the same place in each.
 * @typedef {object} Source
 * @property {string} name path from the project's folder
 * @property {string} text
 * @property {string} code the fences of a page; all of any other file
 * @property {string} solidity that part of the code
 * @property {string} pasted what readers may paste: the code, and the inline code of the prose
 */

const INLINE_CODE = /(?<!`)(`+)(?!`).*?[^`]\1(?!`)/g

/**
 * @param {string} name a page ends in `.mdx` or `.md`; anything else is code
 * @param {string} text
 * @returns {Source}
 */
export function readSource(name, text) {
  const lines = /\.mdx?$/.test(name) ? readLines(text) : readCode(name, text)
  /** @param {(line: typeof lines[number]) => string} keep */
  const view = keep => lines.map(line => keep(line).padEnd(line.text.length)).join('\n')
  return {
    name,
    text,
    code: view(line => (line.isCode ? line.text : '')),
    solidity: view(line => (/^sol(idity)?$/.test(line.lang) ? line.text : '')),
    pasted: view(line => (line.isCode ? line.text : inlineCode(line.text))),
  }
}

/** @param {string} name @param {string} text */
function readCode(name, text) {
  const lang = path.extname(name).slice(1)
  return text.split('\n').map(line => ({ text: line, isCode: true, lang }))
}

/** @param {string} line */
function inlineCode(line) {
  let kept = ''
  for (const { 0: span, index } of line.matchAll(INLINE_CODE)) kept = kept.padEnd(index) + span
  return kept
}

/**
 * Line and column of an offset, from 1.
 * @param {string} text
 * @param {number} offset
 */
export function placeOf(text, offset) {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
