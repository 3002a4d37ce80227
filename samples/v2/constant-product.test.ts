import { Contract, parseEther, parseUnits } from 'ethers'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { routerAbi } from './abi'
import { getAmountIn, getAmountOut, main } from './constant-product'

const { swapx, provider } = await testChain()
const router = new Contract(swapx.v2Router02, routerAbi, provider)
const reserves = [parseEther('1000'), parseUnits('2000', 6)] as const
const ask = (name: string, amount: bigint) =>
  router.getFunction(name).staticCall(amount, ...reserves)

test('the script prints the table', async () => {
  await expect(await outputOf(async () => main())).toMatchFileSnapshot('constant-product.out.txt')
})

test.each([1n, 999n, 10n ** 12n, 10n ** 18n, 10n ** 23n])('%i in: as the router says', async n => {
  expect(getAmountOut(n, ...reserves)).toBe(await ask('getAmountOut', n))
})

test.each([1n, 999n, 10n ** 6n, 1_999_999_999n])('%i out: as the router says', async n => {
  expect(getAmountIn(n, ...reserves)).toBe(await ask('getAmountIn', n))
})

test.each([2_000_000_000n, 2_000_000_001n])('%i out: refused, as by the router', async n => {
  expect(() => getAmountIn(n, ...reserves)).toThrow('less than its reserve')
  await expect(ask('getAmountIn', n)).rejects.toThrow()
})

test('without reserves: refused, as by the router', async () => {
  for (const [ask, name] of [
    [getAmountOut, 'getAmountOut'],
    [getAmountIn, 'getAmountIn'],
  ] as const) {
    expect(() => ask(1n, 0n, 5n)).toThrow('The pair has no reserves.')
    await expect(router.getFunction(name).staticCall(1n, 0n, 5n)).rejects.toThrow()
  }
  expect(() => getAmountOut(1n, 5n, 0n)).toThrow('The pair has no reserves.')
})

test('the two are not exact inverses', () => {
  expect(getAmountOut(parseEther('1'), ...reserves)).toBe(1_992_013n)
  expect(getAmountIn(1_992_013n, ...reserves)).toBe(999_999_516_550_075_518n)
  expect(getAmountIn(2_000_000n, ...reserves)).toBe(1_004_013_040_121_365_097n)
})
