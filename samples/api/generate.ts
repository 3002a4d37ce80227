import path from 'node:path'
import type { Reference } from '../../lib/api/types'
import { declare } from './declarations'
import { readContract } from './from-abi'
import { readTypes } from './from-types'
import { contracts, packageFile, readJson, sdks } from './packages'

/** Where the site reads it. */
export const REFERENCE = path.resolve(import.meta.dirname, '../../lib/api/api.json')

/** The public API of the installed packages. */
export function generate(): Reference {
  const names = [...sdks, ...Object.keys(contracts)]
  const symbols = [
    ...readTypes(sdks),
    ...Object.entries(contracts).flatMap(([name, artifacts]) =>
      artifacts.map(artifact => readContract(name, artifact)),
    ),
  ]
  return {
    packages: Object.fromEntries(
      names.map(name => [name, readJson(packageFile(name, 'package.json')).version]),
    ),
    symbols: Object.fromEntries(
      symbols
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, symbol]) => [id, declare(symbol)] as const),
    ),
  }
}
