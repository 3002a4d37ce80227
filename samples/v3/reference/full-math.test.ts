import { FullMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { inputFee, main } from './full-math'

const { deploy } = await testChain()
const core = await deploy('CoreMath')
const onChain = (...args: bigint[]) => core.getFunction('mulDivRoundingUp').staticCall(...args)

const n = (value: bigint | string) => JSBI.BigInt(value.toString())
const up = (a: bigint, b: bigint, denominator: bigint) =>
  BigInt(FullMath.mulDivRoundingUp(n(a), n(b), n(denominator)).toString())
const MAX = 2n ** 256n - 1n

test('main prints both roundings and a fee', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('full-math.out.txt')
})

test.each([
  [10n, 10n, 3n, 34n],
  [10n, 10n, 5n, 20n],
  [0n, 10n, 3n, 0n],
  [MAX, MAX, MAX, MAX],
  [MAX, 3n, 4n, (MAX * 3n) / 4n + 1n],
])('%i × %i ÷ %i', async (a, b, denominator, result) => {
  expect(up(a, b, denominator)).toBe(result)
  expect(await onChain(a, b, denominator)).toBe(result)
})

test('a result beyond uint256 is returned, where the chain reverts', async () => {
  expect(up(MAX, 2n, 1n)).toBe(2n * MAX)
  await expect(onChain(MAX, 2n, 1n)).rejects.toThrow('require(false)')
})

test('division by 0', async () => {
  expect(() => up(1n, 1n, 0n)).toThrow(new RangeError('Division by zero'))
  await expect(onChain(1n, 1n, 0n)).rejects.toThrow('require(false)')
})

test('a negative result is rounded wrongly', () => {
  // −33.3 rounds up to −33.
  expect(up(-10n, 10n, 3n)).toBe(-32n)
})

test('numbers and strings are refused', () => {
  const wrong = (value: unknown) => () => FullMath.mulDivRoundingUp(value as JSBI, n(10n), n(3n))
  expect(wrong(10)).toThrow(TypeError)
  expect(wrong('10')).toThrow(TypeError)
  expect(wrong(10n)).toThrow(TypeError)
  const divisor = () => FullMath.mulDivRoundingUp(n(10n), n(10n), 3 as unknown as JSBI)
  expect(divisor).toThrow('__unsignedDigit is not a function')
})

test('the fee is the least that is the share of what is paid', () => {
  expect(inputFee(n(997_000n), 3000).toString()).toBe('3000')
  expect(inputFee(n(1n), 100).toString()).toBe('1')
})
