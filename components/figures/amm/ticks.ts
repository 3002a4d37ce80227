/** Price of token0 in token1, raw per raw, at a tick (`TickMath`, v3-core). */
export function tickPrice(tick: number): number {
  return 1.0001 ** tick
}

/** Bits of one word of a pool's bitmap of ticks (`TickBitmap`, v3-core). */
export const WORD_BITS = 256

/** Position of the bit of a usable tick: number of its word, and of the bit in that word. */
export function bitmapPlace(tick: number, tickSpacing: number) {
  const index = tick / tickSpacing
  const word = Math.floor(index / WORD_BITS)
  return { word, bit: index - word * WORD_BITS }
}

/** First and last usable tick of a word. */
export function wordTicks(word: number, tickSpacing: number) {
  const first = word * WORD_BITS * tickSpacing
  return { first, last: first + (WORD_BITS - 1) * tickSpacing }
}

/**
 * The next initialised tick at or below a tick (`lte`) or above it, or else the last usable tick on
 * that side of the word in which the search begins (`TickBitmap.nextInitializedTickWithinOneWord`).
 */
export function nextTickInWord(
  initialised: readonly number[],
  tick: number,
  lte: boolean,
  tickSpacing: number,
): [tick: number, isInitialised: boolean] {
  const usable = (Math.floor(tick / tickSpacing) + (lte ? 0 : 1)) * tickSpacing
  const { first, last } = wordTicks(bitmapPlace(usable, tickSpacing).word, tickSpacing)
  const found = lte
    ? initialised.filter(other => first <= other && other <= usable)
    : initialised.filter(other => usable <= other && other <= last)
  if (found.length === 0) return [lte ? first : last, false]
  return [lte ? Math.max(...found) : Math.min(...found), true]
}
