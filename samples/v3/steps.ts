import type { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { type Pool, Position, type TickConstructorArgs } from '@uniswap/v3-sdk'
import { toAmount } from './background'
import type { Range } from './position'

/**
 * The liquidity of all positions that cover a range without an initialised tick
 * inside.
 */
export type Step = Range & {
  liquidity: bigint
  /** Whether the pool's price is in the range. Of all steps, one at most. */
  isCurrent: boolean
}

/**
 * The steps of a pool's liquidity over its price, from these ticks, the lowest
 * first.
 */
export function stepsOf(pool: Pool, ticks: TickConstructorArgs[]): Step[] {
  const indices = ticks.map(({ index }) => index)
  const nets = ticks.map(({ liquidityNet }) => BigInt(liquidityNet.toString()))
  const active = BigInt(pool.liquidity.toString())
  const current = indices.findLastIndex(index => index <= pool.tickCurrent)
  const step = (i: number, liquidity: bigint): Step[] => {
    const [tickLower, tickUpper] = [indices[i], indices[i + 1]]
    if (tickLower === undefined || tickUpper === undefined) return []
    return [{ tickLower, tickUpper, liquidity, isCurrent: i === current }]
  }

  const steps = step(current, active)
  let liquidity = active
  for (let i = current + 1; i < ticks.length; i++) {
    liquidity += nets[i] ?? 0n
    steps.push(...step(i, liquidity))
  }
  liquidity = active
  for (let i = current; i >= 0; i--) {
    liquidity -= nets[i] ?? 0n
    steps.unshift(...step(i - 1, liquidity))
  }
  return steps
}

// #region held
/**
 * What a step holds at the pool's price: token0 above the price, token1 below
 * it.
 */
export function held(pool: Pool, { tickLower, tickUpper, liquidity }: Step) {
  const range = { pool, tickLower, tickUpper }
  const position = new Position({ ...range, liquidity: liquidity.toString() })
  return { amount0: position.amount0, amount1: position.amount1 }
}
// #endregion

/**
 * What sellers of token0 get until the price has fallen to the lower tick of a
 * step.
 */
export function payableUntil(
  pool: Pool,
  steps: Step[],
  tick: number,
): CurrencyAmount<Token> {
  const below = steps.filter(({ tickLower }) => tickLower >= tick)
  return below.reduce(
    (sum, step) => sum.add(held(pool, step).amount1),
    toAmount(pool.token1, 0n),
  )
}

/**
 * Prints a line for each step: its ticks, its liquidity, and the tokens that it
 * holds.
 */
export function print(pool: Pool, steps: Step[]): void {
  for (const step of steps) {
    const { amount0, amount1 } = held(pool, step)
    const [a, b] = [amount0.toFixed(2), amount1.toFixed(2)]
    const mark = step.isCurrent ? '>' : ' '
    console.log(
      `${mark} ${step.tickLower} to ${step.tickUpper}: ${step.liquidity}`,
    )
    console.log(`    ${a} ${pool.token0.symbol} and ${b} ${pool.token1.symbol}`)
  }
}
