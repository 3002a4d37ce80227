import { CurrencyAmount, Ether, Token } from '@uniswap/sdk-core'
import { FeeAmount, Pool, Route } from '@uniswap/v3-sdk'
import { expect, test } from 'vitest'
import { outputOf } from '../../chain/test-chain'
import { A, C, examplePool } from './pool'
import { B, checkedRoute, main, poolOfBAndC } from './route'

const first = examplePool(FeeAmount.MEDIUM)
const second = poolOfBAndC()

test('main prints the way and the mid price', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('route.out.txt')
})

test('the mid price is the product of the prices of the pools, in either direction', () => {
  const route = new Route([first, second], A, B)
  expect(second.token0Price.toSignificant(6)).toBe('4')
  expect(route.midPrice.toSignificant(6)).toBe('0.25')
  expect(route.tokenPath).toEqual([A, C, B])
  expect(route.chainId).toBe(31337)
  const back = new Route([second, first], B, A)
  expect(back.midPrice.toSignificant(6)).toBe('4')
})

test('the constructor does not check that the last pool gives the output', async () => {
  // The last pool has the output C, but on its way in: the route ends in B.
  const route = new Route([first, second], A, C)
  expect(route.output).toBe(C)
  expect(route.tokenPath.at(-1)).toBe(B)
  expect(route.midPrice.quoteCurrency).toBe(C)
  expect(() => checkedRoute([first, second], A, C)).toThrow('The route ends in B.')
  expect(new Route([first], A, A).tokenPath).toEqual([A, C])
})

test('a native currency stands for its wrapped token', () => {
  const native = Ether.onChain(1)
  const other = new Token(1, A.address, 18, 'A')
  const pool = new Pool(native.wrapped, other, FeeAmount.MEDIUM, first.sqrtRatioX96, 1, 0)
  const route = new Route([pool], native, other)
  expect(route.input).toBe(native)
  expect(route.tokenPath[0]).toBe(native.wrapped)
  expect(route.midPrice.baseCurrency).toBe(native)
  expect(route.midPrice.quote(CurrencyAmount.fromRawAmount(native, 5)).quotient.toString()).toBe(
    '5',
  )
})

test('what is refused', () => {
  const make = (pools: Pool[], input = A, output = B) => new Route(pools, input, output)
  expect(() => make([])).toThrow('Invariant failed: POOLS')
  expect(() => make([first], B, C)).toThrow('Invariant failed: INPUT')
  expect(() => make([first], A, B)).toThrow('Invariant failed: OUTPUT')
  const gap = new Pool(A, B, FeeAmount.MEDIUM, first.sqrtRatioX96, 1, 0)
  expect(() => make([first, gap, second], A, C)).toThrow('Invariant failed: PATH')
  const abroad = [A, C].map(({ address }) => new Token(1, address, 18)) as [Token, Token]
  const far = new Pool(...abroad, FeeAmount.MEDIUM, first.sqrtRatioX96, 1, 0)
  expect(() => make([first, far], A, C)).toThrow('Invariant failed: CHAIN_IDS')
})
