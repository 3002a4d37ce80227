import { Contract, formatUnits, parseEther, parseUnits } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { outputOf, testChain } from '../chain/test-chain'
import { routerAbi } from './abi'
import { getAmountOut } from './constant-product'
import { atLeast } from './limits'
import { largestInput, main, pricesOf } from './price'
import { quoteExactInput, swapExactInput } from './swap'
import { inputOfArbitrage, inputToSpotPrice, main as targetMain } from './target-price'

const { swapx, provider, signer, deadline, node } = await testChain()
const { A, B } = swapx.tokens
const decimals = { decimalsIn: 18, decimalsOut: 6 }
const [reserveIn, reserveOut] = [parseEther('1000'), parseUnits('2000', 6)]

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the script prints the four numbers', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('price.out.txt')
})

test('a sale of 100 A executes 9.34% below the spot price', () => {
  const amountIn = parseEther('100')
  const amountOut = getAmountOut(amountIn, reserveIn, reserveOut)
  const prices = pricesOf({ amountIn, amountOut, reserveIn, reserveOut, ...decimals })
  expect(prices.spot).toBe(2)
  expect(prices.execution).toBeCloseTo(1.813222, 6)
  expect(prices.impact).toBeCloseTo(0.0934, 4)
})

test('the price of B is the inverse', () => {
  const trade = { amountIn: 1n, amountOut: 1n, reserveIn: reserveOut, reserveOut: reserveIn }
  expect(pricesOf({ ...trade, decimalsIn: 6, decimalsOut: 18 }).spot).toBe(0.5)
})

test.each([
  [0.005, '2.01'],
  [0.01, '7.09'],
  [0.05, '49.62'],
  [0.1, '108.10'],
])('at most the impact %d', (limit, printed) => {
  const amountIn = largestInput(reserveIn, limit)
  const hundredths = Math.floor(Number(formatUnits(amountIn, 16)))
  expect((hundredths / 100).toFixed(2)).toBe(printed)
  const impactOf = (amount: bigint) => {
    const amountOut = getAmountOut(amount, reserveIn, reserveOut)
    return pricesOf({ amountIn: amount, amountOut, reserveIn, reserveOut, ...decimals }).impact
  }
  expect(impactOf(amountIn)).toBeCloseTo(limit, 5)
  expect(impactOf((amountIn * 101n) / 100n)).toBeGreaterThan(limit)
})

test('no trade has an impact below the fee', () => {
  expect(largestInput(reserveIn, 0.002)).toBe(0n)
})

test.each([
  ['2', 1_984_085n, true],
  ['20', 1_914_811n, false],
])('after somebody sold %s A', async (units, quote, executes) => {
  const amountIn = parseEther('1')
  const amountOutMin = atLeast(await quoteExactInput(provider, swapx, amountIn, [A, B]), 50n)
  expect(amountOutMin).toBe(1_982_053n)
  const first = { amountIn: parseEther(units), amountOutMin: 1n, deadline: await deadline() }
  await swapExactInput(await provider.getSigner(), swapx, { ...first, path: [A, B] })
  expect(await quoteExactInput(provider, swapx, amountIn, [A, B])).toBe(quote)
  await approveExactly(signer, A, swapx.v2Router02, amountIn)
  const router = new Contract(swapx.v2Router02, routerAbi, signer)
  const values = [amountIn, amountOutMin, [A, B], signer, await deadline()]
  const swap = router.getFunction('swapExactTokensForTokens').staticCall(...values)
  if (executes) expect((await swap)[1]).toBe(quote)
  const reason = 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'
  if (!executes) await expect(swap).rejects.toMatchObject({ reason })
})

test('a swap of the input for a target ends at that spot price', async () => {
  await expect(await outputOf(targetMain)).toMatchFileSnapshot('target-price.out.txt')
})

describe('an input for a price', () => {
  const reserves: [bigint, bigint] = [reserveIn, reserveOut]
  const price = (units: string) => ({ output: parseUnits(units, 6), input: parseEther('1') })

  test('no larger or smaller sale earns more where A costs 1.9 B elsewhere', () => {
    const best = inputOfArbitrage(reserves, price('1.9'))
    const profit = (amount: bigint) =>
      getAmountOut(amount, ...reserves) - (amount * 1_900_000n) / 10n ** 18n
    for (const share of [90n, 99n, 101n, 110n]) {
      expect(profit((best * share) / 100n)).toBeLessThan(profit(best))
    }
  })

  test.each([
    ['a spot price of 2, or above', () => inputToSpotPrice(reserves, price('2'))],
    [
      'more than 1.994 B, which is 2 less the fee',
      () => inputOfArbitrage(reserves, price('1.995')),
    ],
  ])('there is none for %s', (_, act) => {
    expect(act).toThrow('The pair pays no more than this price already.')
  })
})
