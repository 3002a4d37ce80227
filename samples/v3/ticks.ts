import { TickMath } from '@uniswap/v3-sdk'

/** The words of the bitmap that cover the ticks from `lowest` to `highest`. */
export function wordsBetween(
  lowest: number,
  highest: number,
  spacing: number,
): number[] {
  const wordOf = (tick: number) => Math.floor(tick / spacing) >> 8
  const count = wordOf(highest) - wordOf(lowest) + 1
  return [...Array(count).keys()].map(index => wordOf(lowest) + index)
}

/** Every word in which a pool with this spacing can have ticks. */
export function allWords(spacing: number): number[] {
  return wordsBetween(TickMath.MIN_TICK, TickMath.MAX_TICK, spacing)
}
