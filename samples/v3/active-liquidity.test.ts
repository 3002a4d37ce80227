import { Percent } from '@uniswap/sdk-core'
import { FeeAmount, Pool, TickMath, tickToPrice } from '@uniswap/v3-sdk'
import { parseEther } from 'ethers'
import { beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import * as sample from './active-liquidity'
import { toAmount, tokensOf, toRaw } from './background'
import { loadPool } from './pool-data'
import { quoteExactInput } from './quoting'
import { payableUntil, stepsOf } from './steps'
import { wordsBetween } from './ticks'
import { directRoute, now, readPool, sell, swap } from './trading'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B } = tokensOf(swapx)
const { MEDIUM } = FeeAmount
const newest = () => now(swapx, provider)
const terms = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
})

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

/** Ticks of three positions: liquidity 2, 3 and 2. The last two end at the same tick. */
const ticks = [
  { index: -1200, liquidityNet: '2', liquidityGross: '2' },
  { index: -600, liquidityNet: '3', liquidityGross: '3' },
  { index: -300, liquidityNet: '2', liquidityGross: '2' },
  { index: 600, liquidityNet: '-5', liquidityGross: '5' },
  { index: 1200, liquidityNet: '-2', liquidityGross: '2' },
]
const poolAtTick = (tick: number, liquidity: number) =>
  new Pool(A, B, MEDIUM, TickMath.getSqrtRatioAtTick(tick), liquidity, tick)
const heights = (tick: number, liquidity: number) =>
  stepsOf(poolAtTick(tick, liquidity), ticks).map(step => Number(step.liquidity))
const currentOf = (tick: number, liquidity: number) =>
  stepsOf(poolAtTick(tick, liquidity), ticks).find(({ isCurrent }) => isCurrent)?.tickLower

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('active-liquidity.out.txt')
})

describe('three positions', () => {
  test.each([
    [-1200, 2, -1200],
    [-601, 2, -1200],
    [-600, 5, -600],
    [-1, 7, -300],
    [0, 7, -300],
    [599, 7, -300],
    [600, 2, 600],
    [1199, 2, 600],
  ])('have the same steps from tick %i', (tick, liquidity, lower) => {
    expect(heights(tick, liquidity)).toEqual([2, 5, 7, 2])
    expect(currentOf(tick, liquidity)).toBe(lower)
  })

  test('seen from outside, where nothing is active', () => {
    for (const tick of [-1201, 1200, 5000]) {
      expect(heights(tick, 0)).toEqual([2, 5, 7, 2])
      expect(currentOf(tick, 0)).toBeUndefined()
    }
  })

  test('have bounds without gaps', () => {
    const steps = stepsOf(poolAtTick(0, 7), ticks)
    expect(steps.map(({ tickLower }) => tickLower)).toEqual([-1200, -600, -300, 600])
    expect(steps.map(({ tickUpper }) => tickUpper)).toEqual([-600, -300, 600, 1200])
  })

  test('no ticks, no steps', () => {
    expect(stepsOf(poolAtTick(0, 0), [])).toEqual([])
  })

  test('ticks on one side of the price only leave out the current step', () => {
    const above = stepsOf(poolAtTick(0, 7), ticks.slice(3))
    expect(above.map(({ tickLower }) => tickLower)).toEqual([600])
    const below = stepsOf(poolAtTick(0, 7), ticks.slice(0, 3))
    expect(below.map(({ tickLower }) => tickLower)).toEqual([-1200, -600])
    expect([...above, ...below].some(({ isCurrent }) => isCurrent)).toBe(false)
  })

  test('a tick of another block than the liquidity shifts everything', () => {
    expect(heights(-601, 7)).not.toEqual([2, 5, 7, 2])
  })
})

describe('on the chain', () => {
  async function loaded() {
    await sample.mintTwo(await newest(), signer, await terms())
    const { pool, ticks } = await loadPool(await newest(), A, B, MEDIUM)
    return { pool, ticks, steps: stepsOf(pool, ticks) }
  }

  test('the prices of the steps are those of the page', async () => {
    const { pool, steps } = await loaded()
    const prices = steps.map(({ tickLower }) =>
      tickToPrice(pool.token0, pool.token1, tickLower).toSignificant(6),
    )
    expect(prices.slice(1)).toEqual(['1.80466', '1.90479', '2.0967', '2.19979'])
  })

  test('few words are enough for the steps near the price', async () => {
    const { pool, steps } = await loaded()
    expect(wordsBetween(pool.tickCurrent - 1000, pool.tickCurrent + 1000, 60)).toHaveLength(1)
    const near = await sample.stepsAround(await newest(), A, B, MEDIUM, 1000)
    expect(near).toEqual(steps.slice(1, 4))
  })

  test('the steps hold what swaps get out of them', async () => {
    const { pool, steps } = await loaded()
    for (const { tickLower } of steps.filter(step => step.tickLower < pool.tickCurrent).slice(1)) {
      const limit = TickMath.getSqrtRatioAtTick(tickLower)
      const [output] = await pool.getOutputAmount(toAmount(A, 10n ** 30n), limit)
      const held = payableUntil(pool, steps, tickLower)
      expect(Number(toRaw(held) - toRaw(output))).toBeLessThan(0.5)
      expect(Number(toRaw(output) - toRaw(held))).toBeLessThan(3)
    }
  })

  test('at the end of a step the tick of the pool says which one is current', async () => {
    const { steps } = await loaded()
    const edge = steps.find(({ isCurrent }) => isCurrent)?.tickLower ?? 0
    const limit = TickMath.getSqrtRatioAtTick(edge)
    const at = await newest()
    const sale = await sell(at, await directRoute(at, A, B, MEDIUM), toAmount(A, parseEther('250')))
    await swap(signer, swapx, sale, {
      ...(await terms()),
      slippageTolerance: new Percent(60, 100),
      recipient: signer.address,
      sqrtPriceLimitX96: limit.toString(),
    })
    const after = await readPool(await newest(), A, B, MEDIUM)
    expect(after.sqrtRatioX96.toString()).toBe(limit.toString())
    expect(TickMath.getTickAtSqrtRatio(after.sqrtRatioX96)).toBe(edge)
    expect(after.tickCurrent).toBe(edge - 1)
    const next = await loadPool(await newest(), A, B, MEDIUM)
    const found = stepsOf(next.pool, next.ticks)
    expect(found.map(({ liquidity }) => liquidity)).toEqual(steps.map(step => step.liquidity))
    expect(found.find(({ isCurrent }) => isCurrent)?.tickUpper).toBe(edge)
  })

  test('a chart of the wrong pool: liquidity of another block', async () => {
    const first = await newest()
    const old = await readPool(first, A, B, MEDIUM)
    const { ticks, steps } = await loaded()
    const mixed = stepsOf(old, ticks)
    expect(mixed.map(({ liquidity }) => liquidity)).not.toEqual(steps.map(step => step.liquidity))
    expect(mixed.some(({ liquidity }) => liquidity < 0n)).toBe(true)
  })

  test('the payable amount is what the chain pays', async () => {
    const { pool, steps } = await loaded()
    const edge = steps.find(({ isCurrent }) => isCurrent)?.tickLower ?? 0
    const held = payableUntil(pool, steps, edge)
    const at = await newest()
    const { amount } = await quoteExactInput(at, toAmount(A, parseEther('184')), B, MEDIUM)
    expect(amount.lessThan(held)).toBe(true)
    const more = await quoteExactInput(at, toAmount(A, parseEther('185')), B, MEDIUM)
    expect(more.amount.greaterThan(held)).toBe(true)
  })
})
