import { tickPrice } from './ticks'

/** A range of ticks: the lower one belongs to it, the upper one does not. */
export type TickRange = { readonly lower: number; readonly upper: number }

/**
 * What a position takes of two amounts at a tick, and its liquidity, in whole tokens of equal
 * decimals (`LiquidityAmounts`, v3-periphery, without its rounding).
 */
export function deposit({ lower, upper }: TickRange, tick: number, offer0: number, offer1: number) {
  const [a, b] = [Math.sqrt(tickPrice(lower)), Math.sqrt(tickPrice(upper))]
  const price = Math.min(Math.max(Math.sqrt(tickPrice(tick)), a), b)
  const per0 = 1 / price - 1 / b
  const per1 = price - a
  const liquidity = Math.min(
    per0 > 0 ? offer0 / per0 : Number.POSITIVE_INFINITY,
    per1 > 0 ? offer1 / per1 : Number.POSITIVE_INFINITY,
  )
  return { liquidity, amount0: liquidity * per0, amount1: liquidity * per1 }
}

/** A range of prices of token0 in token1. */
export type PriceRange = { readonly lowest: number; readonly highest: number }

/** What a position holds at a price, in whole tokens (`LiquidityAmounts`, without its rounding). */
export function holdings({ lowest, highest }: PriceRange, liquidity: number, price: number) {
  const root = Math.sqrt(Math.min(Math.max(price, lowest), highest))
  return {
    amount0: liquidity * (1 / root - 1 / Math.sqrt(highest)),
    amount1: liquidity * (root - Math.sqrt(lowest)),
  }
}

/** The liquidity that two amounts allow at a price. */
export function liquidityOf(range: PriceRange, price: number, amount0: number, amount1: number) {
  const one = holdings(range, 1, price)
  const by0 = one.amount0 > 0 ? amount0 / one.amount0 : Number.POSITIVE_INFINITY
  const by1 = one.amount1 > 0 ? amount1 / one.amount1 : Number.POSITIVE_INFINITY
  return Math.min(by0, by1)
}

/** Parts of what was to be deposited: 1 is all of the token. */
export type Parts = { amount0: number; amount1: number }

/**
 * A mint at a price, of which the minimum amounts allow a tolerance, after the price has moved by
 * a fraction (`Position.mintAmountsWithSlippage`, @uniswap/v3-sdk; `LiquidityManagement`,
 * v3-periphery).
 */
export function mintAfterMove(range: PriceRange, price: number, tolerance: number, move: number) {
  const desired = holdings(range, 1, price)
  const partsOf = ({ amount0, amount1 }: Parts): Parts => ({
    amount0: amount0 / desired.amount0,
    amount1: amount1 / desired.amount1,
  })
  const minimum = partsOf({
    amount0: holdings(range, 1, price * (1 + tolerance)).amount0,
    amount1: holdings(range, 1, price * (1 - tolerance)).amount1,
  })
  const moved = price * (1 + move)
  const liquidity = liquidityOf(range, moved, desired.amount0, desired.amount1)
  const minted = partsOf(holdings(range, liquidity, moved))
  const passes = minted.amount0 >= minimum.amount0 && minted.amount1 >= minimum.amount1
  return { minimum, minted, withdrawn: partsOf(holdings(range, 1, moved)), passes }
}
