import { getAddress } from 'ethers'
import type { Environment } from '../deployment'
import type { Path } from './swap'

// #region check-path
/**
 * Throws if a path from outside has the wrong ends, an unknown token or a
 * repeated one.
 */
export function checkPath(
  path: Path,
  ends: [string, string],
  known: Set<string>,
): void {
  const tokens = path.map(token => getAddress(token))
  const [first, last] = ends.map(token => getAddress(token))
  if (tokens[0] !== first || tokens.at(-1) !== last)
    throw new Error('The path has the wrong ends.')
  const list = [...known].map(token => getAddress(token))
  const unknown = tokens.find(token => !list.includes(token))
  if (unknown) throw new Error(`${unknown} is not on the list.`)
  if (new Set(tokens).size < tokens.length)
    throw new Error('The path repeats a token.')
}
// #endregion

export async function main({ swapx }: Environment): Promise<void> {
  const { A, B, C } = swapx.tokens
  checkPath([A, B, C], [A, C], new Set([A, B, C]))
  console.log('The path from A over B to C is accepted.')
}
