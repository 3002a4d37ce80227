/** The root of an integer, rounded down as in the contracts. */
export function sqrt(value: bigint): bigint {
  if (value < 2n) return value
  let root = value
  let next = (value + 1n) / 2n
  while (next < root) {
    root = next
    next = (value / next + next) / 2n
  }
  return root
}
