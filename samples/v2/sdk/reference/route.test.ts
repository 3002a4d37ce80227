import { Token } from '@uniswap/sdk-core'
import { Pair, Route } from '@uniswap/v2-sdk'
import { describe, expect, test } from 'vitest'
import { outputOf } from '../../../chain/test-chain'
import { A, B, pair, units } from './pair'
import { C, endsAtOutput, main, native, pairBC, pairWA, W, wrongOutput } from './route'

test('main prints paths and mid prices', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('route.out.txt')
})

test('what a route knows', () => {
  const route = new Route([pairWA, pair], native, B)
  expect(route.path).toEqual([W, A, B])
  expect(route.pairs).toEqual([pairWA, pair])
  expect([route.input, route.output]).toEqual([native, B])
  expect(route.chainId).toBe(31337)
  expect(route.midPrice.baseCurrency).toBe(native)
  expect(route.midPrice.toSignificant(6)).toBe('20')
  expect(route.midPrice).toBe(route.midPrice)
  expect(route.midPrice.invert().toSignificant(6)).toBe('0.05')
})

test('an output in the middle of the path is not noticed', () => {
  // 496262841163769470 units of C, read with the 6 decimals of B.
  expect(wrongOutput()).toBe('496262841163.76947')
  expect(endsAtOutput(new Route([pair, pairBC], A, B))).toBe(false)
  expect(endsAtOutput(new Route([pair], A, A))).toBe(false)
  expect(endsAtOutput(new Route([pair, pairBC], A, C))).toBe(true)
  expect(endsAtOutput(new Route([pairWA, pair], native, B))).toBe(true)
})

const abroad = [new Token(1, A.address, 18), new Token(1, C.address, 18)] as const

describe.each([
  ['PAIRS', () => new Route([], A, B)],
  [
    'CHAIN_IDS',
    () => new Route([pair, new Pair(units(abroad[0], '1'), units(abroad[1], '1'))], A, C),
  ],
  ['INPUT', () => new Route([pair], C, B)],
  ['OUTPUT', () => new Route([pair], A, C)],
  ['PATH', () => new Route([pair, pairWA, pairBC], A, C)],
])('%s', (word, make) => {
  test('throws', () => {
    expect(make).toThrow(`Invariant failed: ${word}`)
  })
})

test('a pair without reserves fails when the price is used', () => {
  const priceOf = (a: string, b: string) =>
    new Route([new Pair(units(A, a), units(B, b))], A, B).midPrice
  expect(priceOf('0', '0').toSignificant(6)).toBe('0')
  expect(() => priceOf('0', '10').toSignificant(6)).toThrow('[DecimalError] Division by zero')
  for (const price of [priceOf('0', '0'), priceOf('0', '10')]) {
    expect(() => price.toFixed(6)).toThrow('[big.js] Division by zero')
    expect(() => price.quote(units(A, '1'))).toThrow(RangeError)
  }
  // The output alone is missing: the price is 0, and stays computable.
  expect(priceOf('10', '0').toFixed(2)).toBe('0.00')
  expect(priceOf('10', '0').quote(units(A, '1')).quotient.toString()).toBe('0')
  expect(() => priceOf('10', '0').invert().toSignificant(6)).toThrow('[DecimalError]')
})
