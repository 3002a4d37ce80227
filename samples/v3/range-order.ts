import type { Price, Token } from '@uniswap/sdk-core'
import {
  nearestUsableTick,
  type Pool,
  type Position,
  priceToClosestTick,
} from '@uniswap/v3-sdk'
import { type Range, tokensTaken } from './position'

/** The narrowest range that sells a token from about this price on. */
export function orderRange(
  pool: Pool,
  sold: Token,
  price: Price<Token, Token>,
): Range {
  const tick = nearestUsableTick(priceToClosestTick(price), pool.tickSpacing)
  const range = sold.equals(pool.token0)
    ? { tickLower: tick, tickUpper: tick + pool.tickSpacing }
    : { tickLower: tick - pool.tickSpacing, tickUpper: tick }
  const taken = tokensTaken(pool, range)
  if (taken.length === 2 || !taken[0]?.equals(sold)) {
    throw new Error(`The pool pays this price for ${sold.symbol} already.`)
  }
  return range
}

// #region state-of
export type State = 'open' | 'partly filled' | 'filled'

/** How much of an order is filled at the pool's price. It can open again. */
export function stateOf(order: Position, sold: Token): State {
  const taken = tokensTaken(order.pool, order)
  if (taken.length === 2) return 'partly filled'
  return taken[0]?.equals(sold) ? 'open' : 'filled'
}
// #endregion
