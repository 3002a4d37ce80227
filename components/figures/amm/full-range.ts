/**
 * Swaps in v3 pools whose only liquidity covers all prices, as on the local chain: whole
 * tokens, to the precision of a figure.
 * Source: `SwapMath.computeSwapStep` of v3-core 1.0.1, with the tokens that such a pool holds as
 * liquidity over the root of the price and liquidity times that root.
 */

/** What a pool holds of the token that goes in and of the one that comes out, fees aside. */
type FullRangePool = {
  readonly reserveIn: number
  readonly reserveOut: number
  /** The fee as a fraction of the input: 0.003 is 0.3%. */
  readonly fee: number
}

/** Output of an exact input. */
function fullRangeOutput(amountIn: number, pool: FullRangePool): number {
  const net = amountIn * (1 - pool.fee)
  return (net * pool.reserveOut) / (pool.reserveIn + net)
}

/** The pool after an exact input, turned round. The fee does not join the liquidity. */
export function afterSwap(amountIn: number, pool: FullRangePool): FullRangePool {
  return {
    reserveIn: pool.reserveOut - fullRangeOutput(amountIn, pool),
    reserveOut: pool.reserveIn + amountIn * (1 - pool.fee),
    fee: pool.fee,
  }
}

/** The pools of the local chain that the guides on swaps use, from the token that they sell. */
export const guidePools = {
  wrappedToA: { reserveIn: 40, reserveOut: 400, fee: 0.003 },
  aToB: { reserveIn: 1_000, reserveOut: 2_000, fee: 0.003 },
  bToC: { reserveIn: 8_000, reserveOut: 2_000, fee: 0.0005 },
  aToC: { reserveIn: 200, reserveOut: 100, fee: 0.01 },
} as const satisfies Record<string, FullRangePool>

/** Native currency, in whole units, for the 5 A that `samples/v3/trading.ts` sells last. */
export const nativeForFiveA = fullRangeOutput(5, afterSwap(1, guidePools.wrappedToA))

/** Amounts of A sold over B and then for C: of A, of B between the pools, and of C. */
export function overB(a: number): { a: number; b: number; c: number } {
  const b = fullRangeOutput(a, guidePools.aToB)
  return { a, b, c: fullRangeOutput(b, guidePools.bToC) }
}

/** Amounts of A sold for C directly. */
export function direct(a: number): { a: number; c: number } {
  return { a, c: fullRangeOutput(a, guidePools.aToC) }
}
