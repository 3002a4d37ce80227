import { encodeSqrtRatioX96, FeeAmount, SwapMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { main } from './swap-math'

const { deploy } = await testChain()
const core = await deploy('CoreMath')
const onChain = async (...args: bigint[]): Promise<bigint[]> =>
  (await core.getFunction('computeSwapStep').staticCall(...args)).toArray()

const n = (value: bigint) => JSBI.BigInt(value.toString())
const b = (value: JSBI) => BigInt(value.toString())
const sdk = (current: bigint, target: bigint, liquidity: bigint, amount: bigint, fee: bigint) =>
  SwapMath.computeSwapStep(n(current), n(target), n(liquidity), n(amount), n(fee)).map(b)

const one = b(encodeSqrtRatioX96(1, 1))
const higher = b(encodeSqrtRatioX96(121, 100))
const lower = b(encodeSqrtRatioX96(100, 121))
const L = 2n * 10n ** 18n

test('main prints a step to the target, one before it and one for an output', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('swap-math.out.txt')
})

test('the step of the page', () => {
  expect(sdk(one, higher, L, 10n ** 18n, 600n)).toEqual([
    87150978765690771352898345369n,
    200000000000000000n,
    181818181818181818n,
    120072043225936n,
  ])
})

test.each([
  [higher, L, 10n ** 18n, 600n],
  [higher, L, 10n ** 17n, 600n],
  [higher, L, -(10n ** 17n), 600n],
  [higher, L, -(10n ** 18n), 600n],
  [lower, L, 10n ** 18n, 3000n],
  [lower, L, 10n ** 17n, 3000n],
  [lower, L, -(10n ** 17n), 3000n],
  [lower, L, 1n, 3000n],
  [lower, L, 0n, 3000n],
  [lower, 0n, 10n ** 18n, 3000n],
  [higher, 0n, -(10n ** 18n), 3000n],
  [one, L, 10n ** 18n, 3000n],
])('to %i with liquidity %i, amount %i, fee %i: as on the chain', async (target, ...rest) => {
  const [liquidity, amount, fee] = rest
  const step = sdk(one, target, liquidity, amount, fee)
  expect(await onChain(one, target, liquidity, amount, fee)).toEqual(step)
  const [next = 0n, input = 0n, output = 0n, paid = 0n] = step
  // A step that uses an exact input up leaves nothing of it, and never takes more.
  if (amount >= 0n) expect(input + paid).toBeLessThanOrEqual(amount)
  if (amount > 0n && next !== target) expect(input + paid).toBe(amount)
  if (amount < 0n) expect(output).toBeLessThanOrEqual(-amount)
})

describe('what a reader meets', () => {
  test('fees as FeeAmount and as JSBI are the same', () => {
    const step = (fee: JSBI | FeeAmount) =>
      SwapMath.computeSwapStep(n(one), n(higher), n(L), n(10n ** 17n), fee).map(String)
    expect(step(FeeAmount.MEDIUM)).toEqual(step(JSBI.BigInt(3000)))
  })

  test('a smallest unit as input is all fee', () => {
    expect(sdk(one, lower, L, 1n, 3000n)).toEqual([one, 0n, 0n, 1n])
  })

  test('without liquidity the price jumps to the target', () => {
    expect(sdk(one, lower, 0n, 10n ** 18n, 3000n)).toEqual([lower, 0n, 0n, 0n])
  })

  test('a fee of 100% or more', () => {
    expect(sdk(one, higher, L, 1000n, 1_000_000n)).toEqual([one, 0n, 0n, 1000n])
    expect(() => sdk(one, higher, L, -1000n, 1_000_000n)).toThrow('Division by zero')
    expect(() => sdk(one, higher, 0n, 1000n, 1_000_000n)).toThrow('Division by zero')
  })

  test('a limit where the step ends anyway can lower the fee, and leave a rest', () => {
    const price = 112_045_541_949_572_279_837_463n
    const below = price / 2n
    const [end = 0n, input = 0n, output, fee = 0n] = sdk(price, below, 10n ** 21n, 10n ** 6n, 3000n)
    const [stop, ...limited] = sdk(price, end, 10n ** 21n, 10n ** 6n, 3000n)
    expect([stop, ...limited.slice(0, 2)]).toEqual([end, input, output])
    expect(input + fee).toBe(10n ** 6n)
    expect(limited[2]).toBeLessThan(fee)
  })

  test('a number in place of a JSBI value', () => {
    const call = () =>
      SwapMath.computeSwapStep(n(one), n(higher), n(L), 1000 as unknown as JSBI, n(600n))
    expect(call).toThrow(TypeError)
  })
})
