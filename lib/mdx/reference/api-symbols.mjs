/**
 * @import { VFile } from 'vfile'
 * @import { ApiSymbol } from './types'
 * @import { Place } from '../source.mjs'
 */

import { nearest } from '../nearest.mjs'
import { fail } from '../source.mjs'
import { reference, splitId } from './reference.mjs'

/**
 * The symbol that front matter names.
 * @param {string} id
 * @param {VFile} file
 * @param {Place} place
 * @returns {ApiSymbol}
 */
export function findSymbol(id, file, place) {
  const { packageName, name } = splitId(id)
  const symbol = reference.symbols[id]
  if (symbol) return symbol
  const names = packageSymbols(packageName, file, place).map(([id]) => splitId(id).name)
  const meant = nearest(name, names)
  const reason = `${packageName} has no '${name}'. Take one of lib/mdx/reference/api.json.`
  fail(file, place, reason, meant && `${packageName}#${meant}`)
}

/**
 * All symbols of the package that front matter names, with their ids.
 * @param {string} packageName
 * @param {VFile} file
 * @param {Place} place
 */
export function packageSymbols(packageName, file, place) {
  if (!reference.packages[packageName]) {
    const known = Object.keys(reference.packages)
    const reason = `The reference has no package '${packageName}'. Use one of: ${known.join(', ')}.`
    fail(file, place, reason, nearest(packageName, known))
  }
  return Object.entries(reference.symbols).filter(([id]) => id.startsWith(`${packageName}#`))
}
