import type { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { TickMath } from '@uniswap/v3-sdk'

/**
 * An amount that a quoter has computed, and the pool's price after the swap.
 */
export type Quote = { amount: CurrencyAmount<Token>; sqrtPriceX96After: bigint }

/**
 * Whether the price has run to its end, so that part of the input was left
 * over.
 */
export function isPartial(sqrtPriceX96After: bigint): boolean {
  const lowest = BigInt(TickMath.MIN_SQRT_RATIO.toString()) + 1n
  const highest = BigInt(TickMath.MAX_SQRT_RATIO.toString()) - 1n
  return sqrtPriceX96After <= lowest || sqrtPriceX96After >= highest
}
