import { type TickDataProvider, TickMath } from '@uniswap/v3-sdk'

// #region with-spacing
/** The same ticks, for a pool whose tick spacing the SDK does not know. */
export function withSpacing(
  ticks: TickDataProvider,
  spacing: number,
): TickDataProvider {
  return {
    getTick: tick => ticks.getTick(tick),
    nextInitializedTickWithinOneWord: (tick, lte) =>
      ticks.nextInitializedTickWithinOneWord(tick, lte, spacing),
  }
}
// #endregion

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
