import { Token } from '@uniswap/sdk-core'
import { Pair } from '@uniswap/v2-sdk'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { impactOfSize, midPrices, sell } from './prices'
import { main } from './pricing'
import { amountOf } from './quick-start'

await testChain()

const token = (index: number, decimals: number) =>
  new Token(31337, `0x200000000000000000000000000000000000000${index}`, decimals)
const [A, B, C] = [token(1, 18), token(2, 6), token(3, 18)]
const ab = new Pair(amountOf(A, '1000'), amountOf(B, '2000'))
const bc = new Pair(amountOf(B, '4000'), amountOf(C, '1000'))

test('main prints the prices of the chain', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('pricing.out.txt')
})

test('the mid price of several pairs is the product of theirs', () => {
  expect(midPrices([ab], A, B)).toEqual(['2', '0.5'])
  expect(midPrices([bc], B, C)).toEqual(['0.25', '4'])
  expect(midPrices([ab, bc], A, C)).toEqual(['0.5', '2'])
})

describe('trades', () => {
  test('the execution price is below the mid price by the price impact', () => {
    const { outputAmount, executionPrice, priceImpact } = sell([ab], amountOf(A, '10'), B)
    expect(outputAmount.quotient.toString()).toBe('19743160')
    expect(executionPrice.toSignificant(7)).toBe('1.974316')
    expect(priceImpact.toFixed(4)).toBe('1.2842')
  })

  test('the smallest impact is the fee of each pair', () => {
    expect(sell([ab], amountOf(A, '0.001'), B).priceImpact.toFixed(2)).toBe('0.35')
    expect(sell([ab, bc], amountOf(A, '0.001'), C).priceImpact.toFixed(2)).toBe('0.65')
    expect(impactOfSize(sell([ab], amountOf(A, '10'), B)).toFixed(4)).toBe('0.9872')
    expect(impactOfSize(sell([ab, bc], amountOf(A, '10'), C)).toFixed(4)).toBe('1.4720')
  })

  test('printed numbers are rounded, prices to the nearest and amounts down', () => {
    const { outputAmount, executionPrice } = sell([ab, bc], amountOf(A, '10'), C)
    expect(outputAmount.toExact()).toBe('4.896885143268868835')
    expect(outputAmount.toFixed(2)).toBe('4.89')
    expect(executionPrice.toSignificant(6)).toBe('0.489689')
    expect(executionPrice.toFixed(2)).toBe('0.49')
    expect(midPrices([new Pair(amountOf(A, '1000000'), amountOf(B, '2'))], A, B)).toEqual([
      '0.000002',
      '500000',
    ])
    const tiny = sell([new Pair(amountOf(A, '1000000'), amountOf(B, '2'))], amountOf(A, '1000'), B)
    expect(tiny.route.midPrice.toFixed(4)).toBe('0.0000')
    expect(tiny.route.midPrice.toSignificant(4)).toBe('0.000002')
  })
})

test.each([
  ['INPUT', () => midPrices([bc], A, C)],
  ['OUTPUT', () => midPrices([ab], A, C)],
  ['PATH', () => midPrices([ab, ab, bc], A, C)],
  ['PAIRS', () => midPrices([], A, C)],
])('%s', (word, call) => {
  expect(call).toThrow(`Invariant failed: ${word}`)
})

test('the pairs must have reserves, and the input must buy something', () => {
  const empty = new Pair(amountOf(A, '0'), amountOf(B, '0'))
  expect(() => sell([empty], amountOf(A, '1'), B)).toThrow(
    expect.objectContaining({ name: 'InsufficientReservesError', message: '' }),
  )
  expect(() => sell([ab], amountOf(A, '0.0000001'), B)).toThrow(
    expect.objectContaining({ name: 'InsufficientInputAmountError', message: '' }),
  )
})
