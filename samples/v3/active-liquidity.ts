import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import {
  FeeAmount,
  type Pool,
  Position,
  type TickConstructorArgs,
} from '@uniswap/v3-sdk'
import { parseEther, type Signer } from 'ethers'
import { connect } from '../connection'
import type { Environment } from '../deployment'
import { poolAddress, toAmount, tokensOf } from './background'
import { addLiquidity, mintExample } from './minting'
import { loadPool, loadTicks, wordsBetween } from './pool-data'
import { positionWith, type Range, rangeBetween, type Terms } from './position'
import { priceFrom } from './position-data'
import type { At } from './quoting'
import { directRoute, now, readPool, sell, swap } from './trading'

// #region step
/**
 * The liquidity of all positions that cover a range without an initialised tick
 * inside.
 */
export type Step = Range & {
  liquidity: bigint
  /** Whether the pool's price is in the range. Of all steps, one at most. */
  isCurrent: boolean
}
// #endregion

// #region steps-of
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
// #endregion

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

// #region until
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
// #endregion

// #region steps-around
/**
 * The steps at least this many ticks around the price, from a part of the
 * ticks.
 */
export async function stepsAround(
  at: At,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  distance: number,
): Promise<Step[]> {
  const pool = await readPool(at, tokenA, tokenB, fee)
  const [from, to] = [pool.tickCurrent - distance, pool.tickCurrent + distance]
  const words = wordsBetween(from, to, pool.tickSpacing)
  const address = poolAddress(at.swapx, tokenA, tokenB, fee)
  return stepsOf(pool, await loadTicks(at, address, words))
}
// #endregion

// #region three-positions
/**
 * Mints two positions beside the one over all prices: from 1.8 to 2.2 and from
 * 1.9 to 2.1 B.
 */
export async function mintTwo(
  at: At,
  signer: Signer,
  terms: Terms,
): Promise<void> {
  const { A, B } = tokensOf(at.swapx)
  await mintExample(at, signer, terms)
  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  const range = rangeBetween(
    pool,
    priceFrom(A, B, '1.9'),
    priceFrom(A, B, '2.1'),
  )
  const position = positionWith(pool, range, toAmount(A, parseEther('100')))
  const recipient = await signer.getAddress()
  await addLiquidity(signer, at.swapx, position, { ...terms, recipient })
}
// #endregion

/**
 * Prints a line for each step: its ticks, its liquidity, and the tokens that it
 * holds.
 */
function print(pool: Pool, steps: Step[]): void {
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

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const fee = FeeAmount.MEDIUM
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: Math.floor(Date.now() / 1000) + 600,
  }
  await mintTwo(await now(swapx, provider), signer, terms)

  const before = await now(swapx, provider)
  const { pool, ticks } = await loadPool(before, A, B, fee)
  const steps = stepsOf(pool, ticks)
  console.log(
    `1 A is ${pool.priceOf(A).toSignificant(6)} B, tick ${pool.tickCurrent}`,
  )
  print(pool, steps)
  const edge = steps.find(({ isCurrent }) => isCurrent)?.tickLower ?? 0
  const most = payableUntil(pool, steps, edge)
  console.log(`until tick ${edge} the pool pays ${most.toExact()} B`)

  const amount = toAmount(A, parseEther('250'))
  const sale = await sell(before, await directRoute(before, A, B, fee), amount)
  await swap(signer, swapx, sale, { ...terms, recipient: signer.address })
  const after = await now(swapx, provider)
  const next = await loadPool(after, A, B, fee)
  console.log(
    `1 A is ${next.pool.priceOf(A).toSignificant(6)} B, tick ${next.pool.tickCurrent}`,
  )
  print(next.pool, stepsOf(next.pool, next.ticks))
  const same = JSON.stringify(next.ticks) === JSON.stringify(ticks)
  console.log(`ticks are the same as before: ${same}`)
}
