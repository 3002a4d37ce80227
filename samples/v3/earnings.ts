import type { Position } from '@uniswap/v3-sdk'
import type { Range } from './position'

/** Raw amounts of token0 and token1. */
export type Amounts = readonly [bigint, bigint]

// #region earned
/**
 * The fees in raw units that liquidity earned between two readings of a growth.
 */
export function earned(
  liquidity: bigint,
  before: bigint,
  after: bigint,
): bigint {
  const growth = BigInt.asUintN(256, after - before)
  return (liquidity * growth) >> 128n
}
// #endregion

/**
 * The fee growth of one token inside a range.
 * @param tick the pool's current tick
 * @param global the growth of the whole pool
 * @param lower what the lower tick of the range stores, and `upper` the upper
 */
export function growthInside(
  { tickLower, tickUpper }: Range,
  tick: number,
  global: bigint,
  lower: bigint,
  upper: bigint,
): bigint {
  const below = tick >= tickLower ? lower : global - lower
  const above = tick < tickUpper ? upper : global - upper
  return BigInt.asUintN(256, global - below - above)
}

/** What the pool's `Swap` log says. The amount that went in is above 0. */
export type SwapLog = {
  amount0: bigint
  amount1: bigint
  /** The active liquidity after the swap. */
  liquidity: bigint
  /** The current tick after the swap. */
  tick: number | bigint
}

/** What a planned position would have earned from a swap, had it been there. */
export function shareOfSwap(planned: Position, swap: SwapLog): Amounts {
  const { pool, tickLower, tickUpper } = planned
  if (swap.tick < tickLower || swap.tick >= tickUpper) return [0n, 0n]
  const own = BigInt(planned.liquidity.toString())
  const all = swap.liquidity + own
  const share = (input: bigint) =>
    input > 0n ? (input * BigInt(pool.fee) * own) / (1_000_000n * all) : 0n
  return [share(swap.amount0), share(swap.amount1)]
}

/** Adds up raw amounts of both tokens. */
export function sum(amounts: Amounts[]): Amounts {
  return amounts.reduce(([a, b], [c, d]) => [a + c, b + d], [0n, 0n])
}

/** Blocks in parts of this many, since nodes limit how many a request covers. */
export function partsOf(
  first: number | bigint,
  last: number | bigint,
  size = 500n,
): [bigint, bigint][] {
  const [from, to] = [BigInt(first), BigInt(last)]
  const parts: [bigint, bigint][] = []
  for (let start = from; start <= to; start += size) {
    const end = start + size - 1n
    parts.push([start, end < to ? end : to])
  }
  return parts
}
