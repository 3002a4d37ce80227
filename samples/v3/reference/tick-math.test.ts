import { encodeSqrtRatioX96, TickMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { isPrice, main } from './tick-math'

const { deploy } = await testChain()
const core = await deploy('CoreMath')
const priceOnChain = (tick: number) => core.getFunction('getSqrtRatioAtTick').staticCall(tick)
const tickOnChain = (price: bigint) => core.getFunction('getTickAtSqrtRatio').staticCall(price)

const n = (value: bigint) => JSBI.BigInt(value.toString())
const price = (tick: number) => BigInt(TickMath.getSqrtRatioAtTick(tick).toString())
const tickAt = (value: bigint) => TickMath.getTickAtSqrtRatio(n(value))

test('main prints prices and ticks', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('tick-math.out.txt')
})

test('the bounds', () => {
  const { MIN_TICK, MAX_TICK, MIN_SQRT_RATIO, MAX_SQRT_RATIO } = TickMath
  expect([MIN_TICK, MAX_TICK]).toEqual([-887272, 887272])
  expect(MIN_SQRT_RATIO.toString()).toBe('4295128739')
  expect(MAX_SQRT_RATIO.toString()).toBe('1461446703485210103287273052203988822378723970342')
  expect(TickMath.getSqrtRatioAtTick(MIN_TICK).toString()).toBe(MIN_SQRT_RATIO.toString())
  expect(TickMath.getSqrtRatioAtTick(MAX_TICK).toString()).toBe(MAX_SQRT_RATIO.toString())
  expect(TickMath.getTickAtSqrtRatio(MIN_SQRT_RATIO)).toBe(MIN_TICK)
  const below = JSBI.subtract(MAX_SQRT_RATIO, JSBI.BigInt(1))
  expect(TickMath.getTickAtSqrtRatio(below)).toBe(MAX_TICK - 1)
})

test.each([-887272, -600, -1, 0, 1, 6931, 887271])('tick %i: as on the chain', async tick => {
  const at = price(tick)
  expect(await priceOnChain(tick)).toBe(at)
  for (const value of [at, at + 1n]) {
    expect(tickAt(value)).toBe(tick)
    expect(await tickOnChain(value)).toBe(BigInt(tick))
  }
  if (tick > TickMath.MIN_TICK) expect(tickAt(at - 1n)).toBe(tick - 1)
})

test('the price of a tick is near the power, and not exactly it', () => {
  // Square root of 1.0001 to the power of 6931, times 2^96.
  const power = Math.sqrt(1.0001 ** 6931) * 2 ** 96
  expect(Number(price(6931)) / power).toBeCloseTo(1, 12)
  expect(tickAt(BigInt(encodeSqrtRatioX96(2, 1).toString()))).toBe(6931)
})

describe('what is refused', () => {
  test.each([887273, -887273, 0.5, Number.NaN, 0n, '0'])('tick %s', tick => {
    const call = () => TickMath.getSqrtRatioAtTick(tick as number)
    expect(call).toThrow('Invariant failed: TICK')
  })

  test.each([0n, 4295128738n, BigInt(TickMath.MAX_SQRT_RATIO.toString())])('price %i', value => {
    expect(() => tickAt(value)).toThrow('Invariant failed: SQRT_RATIO')
    expect(isPrice(n(value))).toBe(false)
  })

  test('the chain refuses the same, with other words', async () => {
    await expect(priceOnChain(887273)).rejects.toThrow('execution reverted: "T"')
    await expect(tickOnChain(4295128738n)).rejects.toThrow('execution reverted: "R"')
  })

  test('a bigint as price', () => {
    const call = () => TickMath.getTickAtSqrtRatio(4295128739n as unknown as JSBI)
    expect(call).toThrow()
  })
})
