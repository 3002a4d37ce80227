import type { VFile } from 'vfile'
import { nearest } from '../nearest'
import type { Place } from '../source'
import { fail } from '../source'
import { reference, splitId } from './reference'
import type { ApiSymbol } from './types'

/** The symbol that front matter names. */
export function findSymbol(id: string, file: VFile, place: Place): ApiSymbol {
  const { packageName, name } = splitId(id)
  const symbol = reference.symbols[id]
  if (symbol) return symbol
  const names = packageSymbols(packageName, file, place).map(([id]) => splitId(id).name)
  const meant = nearest(name, names)
  const reason = `${packageName} has no '${name}'. Take one of lib/mdx/reference/api.json.`
  fail(file, place, reason, meant && `${packageName}#${meant}`)
}

/** All symbols of the package that front matter names, with their ids. */
export function packageSymbols(packageName: string, file: VFile, place: Place) {
  if (!reference.packages[packageName]) {
    const known = Object.keys(reference.packages)
    const reason = `The reference has no package '${packageName}'. Use one of: ${known.join(', ')}.`
    fail(file, place, reason, nearest(packageName, known))
  }
  return Object.entries(reference.symbols).filter(([id]) => id.startsWith(`${packageName}#`))
}
