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
  if (path[0] !== ends[0] || path.at(-1) !== ends[1])
    throw new Error('The path has the wrong ends.')
  const unknown = path.find(token => !known.has(token))
  if (unknown) throw new Error(`${unknown} is not on the list.`)
  if (new Set(path).size < path.length)
    throw new Error('The path repeats a token.')
}
// #endregion

export async function main({ swapx }: Environment): Promise<void> {
  const { A, B, C } = swapx.tokens
  checkPath([A, B, C], [A, C], new Set([A, B, C]))
  console.log('The path from A over B to C is accepted.')
}
