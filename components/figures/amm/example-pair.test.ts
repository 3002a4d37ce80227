import { expect, test } from 'vitest'
import { laterMint } from './constant-product'
import {
  EXAMPLE_PAIR,
  EXAMPLE_SUPPLY,
  rawA,
  rawB,
  sellA,
  sellB,
  spotPrice,
  wholeA,
  wholeB,
} from './example-pair'

test('whole tokens and raw units', () => {
  expect(rawA(100)).toBe(100_000_000_000_000_000_000n)
  expect(rawB(2_000)).toBe(2_000_000_000n)
  expect([wholeA(rawA(100)), wholeB(rawB(2_000))]).toEqual([100, 2_000])
})

test('100 A in: P to P′', () => {
  const trade = sellA(EXAMPLE_PAIR, rawA(100))
  expect(trade).toEqual({ amountOut: 181_322_178n, pool: { a: rawA(1_100), b: 1_818_677_822n } })
  expect(spotPrice(EXAMPLE_PAIR)).toBe(2)
})

test('the product grows by what the fee leaves', () => {
  const { pool } = sellA(EXAMPLE_PAIR, rawA(100))
  const grown = pool.a * pool.b - EXAMPLE_PAIR.a * EXAMPLE_PAIR.b
  expect(grown).toBe(545_604_200_000_000_000_000_000_000n)
})

test('there and back costs the fee twice', () => {
  const there = sellB(EXAMPLE_PAIR, rawB(2_000))
  expect(there.amountOut).toBe(499_248_873_309_964_947_421n)
  expect(sellA(there.pool, there.amountOut).amountOut).toBe(1_993_991_000n)
})

test('a deposit of 250 A and 500 B mints a quarter of the supply', () => {
  const minted = laterMint(rawA(250), rawB(500), EXAMPLE_PAIR.a, EXAMPLE_PAIR.b, EXAMPLE_SUPPLY)
  expect(EXAMPLE_SUPPLY).toBe(1_414_213_562_373_095n)
  expect(minted).toBe(353_553_390_593_273n)
})
