import { encodeSqrtRatioX96, SqrtPriceMath, TickMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { amountsBetween, main } from './sqrt-price-math'

const { deploy } = await testChain()
const core = await deploy('CoreMath')
type Name =
  | 'getAmount0Delta'
  | 'getAmount1Delta'
  | 'getNextSqrtPriceFromInput'
  | 'getNextSqrtPriceFromOutput'
const onChain = (name: Name, ...args: [bigint, bigint, bigint, boolean]) =>
  core.getFunction(name).staticCall(...args)

const n = (value: bigint) => JSBI.BigInt(value.toString())
const b = (value: JSBI) => BigInt(value.toString())
const sdk = (name: Name, x: bigint, y: bigint, z: bigint, flag: boolean) =>
  b(SqrtPriceMath[name](n(x), n(y), n(z), flag))

const one = b(encodeSqrtRatioX96(1, 1))
const higher = b(encodeSqrtRatioX96(121, 100))
const L = 10n ** 18n

test('main prints the amounts between two prices', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('sqrt-price-math.out.txt')
})

test('the order of the prices does not matter', () => {
  const [up, down] = [
    amountsBetween(n(one), n(higher), n(L)),
    amountsBetween(n(higher), n(one), n(L)),
  ]
  expect(up.amount0.toString()).toBe('90909090909090910')
  expect(up.amount1.toString()).toBe('100000000000000000')
  expect(down).toEqual(up)
})

describe('as on the chain', () => {
  const prices = [one, higher, b(TickMath.getSqrtRatioAtTick(-600)), b(TickMath.MIN_SQRT_RATIO)]
  const pairs = prices.flatMap((x, index) => prices.slice(index).map(y => [x, y] as const))

  test.each(pairs)('amounts between %i and %i', async (x, y) => {
    for (const name of ['getAmount0Delta', 'getAmount1Delta'] as const) {
      for (const roundUp of [true, false]) {
        const result = sdk(name, x, y, L, roundUp)
        expect(await onChain(name, x, y, L, roundUp)).toBe(result)
      }
    }
  })

  test.each([0n, 1n, 10n ** 15n, 10n ** 30n])('an input of %i', async amount => {
    for (const zeroForOne of [true, false]) {
      const result = sdk('getNextSqrtPriceFromInput', one, L, amount, zeroForOne)
      expect(await onChain('getNextSqrtPriceFromInput', one, L, amount, zeroForOne)).toBe(result)
      if (amount > 10n ** 10n) expect(result < one).toBe(zeroForOne)
    }
  })

  test.each([0n, 1n, 10n ** 15n])('an output of %i', async amount => {
    for (const zeroForOne of [true, false]) {
      const result = sdk('getNextSqrtPriceFromOutput', one, L, amount, zeroForOne)
      expect(await onChain('getNextSqrtPriceFromOutput', one, L, amount, zeroForOne)).toBe(result)
      if (amount > 0n) expect(result < one).toBe(zeroForOne)
    }
  })

  test('a lower input than 1 unit of price is not seen', () => {
    const next = sdk('getNextSqrtPriceFromInput', one, 10n ** 30n, 1n, false)
    expect(next).toBe(one)
  })
})

describe('rounding favours the pool', () => {
  test('an input moves the price at most as far as it pays for', () => {
    const next = sdk('getNextSqrtPriceFromInput', one, L, 10n ** 15n + 7n, true)
    expect(sdk('getAmount0Delta', next, one, L, true)).toBeLessThanOrEqual(10n ** 15n + 7n)
  })

  test('an output moves the price at least as far as it takes', () => {
    const next = sdk('getNextSqrtPriceFromOutput', one, L, 10n ** 15n + 7n, true)
    expect(sdk('getAmount1Delta', next, one, L, false)).toBeGreaterThanOrEqual(10n ** 15n + 7n)
  })
})

describe('what goes wrong', () => {
  test('an output beyond what there is at this liquidity', async () => {
    for (const zeroForOne of [true, false]) {
      const call = () => sdk('getNextSqrtPriceFromOutput', one, L, L, zeroForOne)
      expect(call).toThrow('Invariant failed')
      await expect(onChain('getNextSqrtPriceFromOutput', one, L, L, zeroForOne)).rejects.toThrow(
        'require(false)',
      )
    }
  })

  test('price or liquidity 0', () => {
    expect(() => sdk('getNextSqrtPriceFromInput', 0n, L, 1n, true)).toThrow('Invariant failed')
    expect(() => sdk('getNextSqrtPriceFromInput', one, 0n, 1n, true)).toThrow('Invariant failed')
    expect(() => sdk('getAmount0Delta', 0n, one, L, true)).toThrow('Division by zero')
    expect(sdk('getAmount0Delta', one, higher, 0n, true)).toBe(0n)
  })

  test('a price beyond uint160 is returned, where the chain reverts', async () => {
    const amount = 2n ** 159n
    expect(sdk('getNextSqrtPriceFromInput', one, 1n, amount, false)).toBeGreaterThan(2n ** 160n)
    await expect(onChain('getNextSqrtPriceFromInput', one, 1n, amount, false)).rejects.toThrow(
      'execution reverted',
    )
  })

  test('a method without its class', () => {
    const { getNextSqrtPriceFromInput: bare } = SqrtPriceMath
    expect(() => bare(n(one), n(L), n(1n), true)).toThrow(TypeError)
  })

  test('a string in place of a JSBI value', () => {
    const call = () => SqrtPriceMath.getAmount0Delta('1' as unknown as JSBI, n(one), n(L), true)
    expect(call).toThrow()
  })

  test('some that are no JSBI values give a wrong result instead', () => {
    const price = TickMath.getSqrtRatioAtTick(0)
    const next = (liquidity: unknown) =>
      SqrtPriceMath.getNextSqrtPriceFromInput(price, liquidity as JSBI, n(10n ** 6n), false)
    expect(next(L.toString())).toEqual(price)
    expect(next(n(L))).not.toEqual(price)
    const amount = SqrtPriceMath.getAmount1Delta(n(one), higher as never, n(L), true)
    expect(amount.toString()).toBe('1000000000000000000')
  })
})
