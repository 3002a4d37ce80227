import { LiquidityMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { addDeltaChecked, main } from './liquidity-math'

const { deploy } = await testChain()
const core = await deploy('CoreMath')
const onChain = (x: bigint, y: bigint) => core.getFunction('addDelta').staticCall(x, y)

const n = (value: bigint) => JSBI.BigInt(value.toString())
const sdk = (x: bigint, y: bigint) => BigInt(LiquidityMath.addDelta(n(x), n(y)).toString())
const MAX = 2n ** 128n - 1n

test('main prints a sum, a difference below 0 and the check', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('liquidity-math.out.txt')
})

test.each([
  [5n, -2n, 3n],
  [5n, 2n, 7n],
  [5n, -5n, 0n],
  [5n, 0n, 5n],
  [MAX - 1n, 1n, MAX],
])('%i and %i', async (x, y, sum) => {
  expect(sdk(x, y)).toBe(sum)
  expect(await onChain(x, y)).toBe(sum)
  expect(addDeltaChecked(n(x), n(y)).toString()).toBe(String(sum))
})

test.each([
  [1n, -2n, -1n, 'LS'],
  [MAX, 1n, MAX + 1n, 'LA'],
])('%i and %i: the chain reverts', async (x, y, sum, reason) => {
  expect(sdk(x, y)).toBe(sum)
  await expect(onChain(x, y)).rejects.toThrow(`execution reverted: "${reason}"`)
  expect(() => addDeltaChecked(n(x), n(y))).toThrow(reason)
})

test('a number or bigint in place of a JSBI value', () => {
  const add = (y: unknown) => () => LiquidityMath.addDelta(n(5n), y as JSBI)
  expect(add(2)).toThrow(TypeError)
  expect(add(2n)).toThrow(TypeError)
  // In the first place it is taken for 0, and the sum has the wrong sign.
  for (const x of [10, 10n] as unknown as JSBI[]) {
    expect(LiquidityMath.addDelta(x, n(5n)).toString()).toBe('-5')
    expect(() => LiquidityMath.addDelta(x, n(-5n))).toThrow(TypeError)
  }
})
