/** A token or a fee of a path of v3: its bytes in hex, and which bytes of the path they are. */
export type PathPart = {
  kind: 'token' | 'fee'
  hex: string
  /** First byte, counted from 0. */
  start: number
  /** Byte after the last. */
  end: number
}

const TOKEN_BYTES = 20
const FEE_BYTES = 3

/**
 * The parts of a path as `Path.sol` of v3-periphery 1.4.4 reads them: token, fee, token …
 * @param tokens addresses in the order of the path
 * @param fees of the pool between each two neighbours, in units of 0.0001%
 */
export function pathParts(tokens: readonly string[], fees: readonly number[]): PathPart[] {
  const parts: PathPart[] = []
  const add = (kind: PathPart['kind'], hex: string) => {
    const start = parts.at(-1)?.end ?? 0
    parts.push({ kind, hex, start, end: start + hex.length / 2 })
  }
  for (const [index, token] of tokens.entries()) {
    const fee = fees[index - 1]
    if (fee !== undefined) add('fee', fee.toString(16).padStart(2 * FEE_BYTES, '0'))
    add('token', token.slice(2).padStart(2 * TOKEN_BYTES, '0'))
  }
  return parts
}
