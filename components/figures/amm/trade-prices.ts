import { EXAMPLE_PAIR, type Reserves, rawA, sellA, spotPrice, wholeA, wholeB } from './example-pair'
import { SWAP_FEE } from './fees'

/** Prices of one A in B around a trade, in whole tokens. */
export type TradePrices = {
  /** What the reserves say before the trade: the mid price. */
  readonly before: number
  /** What the trade gets, fee included: output ÷ input, `Trade.executionPrice` of the v2 SDK. */
  readonly execution: number
  /** What the reserves say after the trade. */
  readonly after: number
}

/**
 * The prices around a sale of whole tokens A to the example pair. For 0, the limit of ever smaller
 * sales: only the fee is lost.
 */
export function tradePrices(amount: number, pool: Reserves = EXAMPLE_PAIR): TradePrices {
  const before = spotPrice(pool)
  if (amount === 0) return { before, execution: before * (1 - SWAP_FEE), after: before }
  const amountIn = rawA(amount)
  const trade = sellA(pool, amountIn)
  const execution = wholeB(trade.amountOut) / wholeA(amountIn)
  return { before, execution, after: spotPrice(trade.pool) }
}
