import type { TickDataProvider } from '@uniswap/v3-sdk'

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
