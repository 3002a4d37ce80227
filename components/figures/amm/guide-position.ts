import { holdings, liquidityOf, type PriceRange } from './position'
import { tickPrice } from './ticks'

/** Units of A in 1 A for each unit of B in 1 B: 18 and 6 decimals. */
const UNITS = 10 ** 12

/** The position of the v3 SDK's liquidity guides, in A (18 decimals) and B (6 decimals). */
export const guideRange: PriceRange = {
  lowest: tickPrice(-270_420) * UNITS,
  highest: tickPrice(-268_440) * UNITS,
}

/** Its price at the start, in B for 1 A. */
export const GUIDE_PRICE = 2

const liquidity = liquidityOf(guideRange, GUIDE_PRICE, 100, Number.POSITIVE_INFINITY)
const start = holdings(guideRange, liquidity, GUIDE_PRICE)

/** What the position, and what went into it, is worth in B at a price. */
export function guideValues(price: number): { position: number; unused: number } {
  const { amount0, amount1 } = holdings(guideRange, liquidity, price)
  return {
    position: amount0 * price + amount1,
    unused: start.amount0 * price + start.amount1,
  }
}
