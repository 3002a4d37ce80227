import { Token } from '@uniswap/sdk-core'
import { Pair } from '@uniswap/v2-sdk'
import { expect, test } from 'vitest'
import { outputOf } from '../../chain/test-chain'
import { amountOf, main } from './quick-start'
import { amountOf as amountWithViem } from './quick-start-viem'

const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6, 'B')

test('main prints the price and the result of a trade', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('quick-start.out.txt')
})

test('amounts are in smallest units, and no digit gets lost', () => {
  expect(amountOf(B, '1.234567').quotient.toString()).toBe('1234567')
  expect(() => amountOf(B, '1.2345678')).toThrow('too many decimals for format')
  expect(amountWithViem(B, '1.2345678').quotient.toString()).toBe('1234568')
})

test('the smaller and the larger amount that the page proposes', () => {
  const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18, 'A')
  const pair = new Pair(amountOf(A, '1000'), amountOf(B, '2000'))
  const sell = (whole: string) => pair.getOutputAmount(amountOf(A, whole))[0].toExact()
  expect(sell('0.001')).toBe('0.001993')
  expect(sell('1000')).toBe('998.497746')
})
