/** The middle one of the values; of an even number the upper of the two. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('No value was measured.')
  return middle
}
