import { expect, test } from 'vitest'
import { firstMint, MINIMUM_LIQUIDITY, sqrt } from './constant-product'

const RAW_A = 10n ** 18n
const MAX_RESERVE = 2n ** 112n - 1n
const WORD = 2n ** 256n

test('swapx-v2: a reserve holds at most 2^112 - 1 raw units, 5.19 × 10¹⁵ tokens at 18 decimals', () => {
  expect(Number(MAX_RESERVE / RAW_A).toPrecision(3)).toBe('5.19e+15')
})

test('swapx-v2: products stay below the limits that the overflow table prints', () => {
  expect(MAX_RESERVE ** 2n < 2n ** 224n).toBe(true)
  expect((MAX_RESERVE * 1000n) ** 2n < 2n ** 244n).toBe(true)
  expect(2n ** 134n * 997n * MAX_RESERVE < WORD).toBe(true)
  expect(MAX_RESERVE ** 2n < WORD).toBe(true)
})

test('swapx-v2: the reserve time wraps on 7 February 2106 at 06:28:16 UTC', () => {
  expect(new Date(2 ** 32 * 1000).toISOString()).toBe('2106-02-07T06:28:16.000Z')
})

test('swapx-v2: a first deposit with a root of 1000 mints nothing, below that it underflows', () => {
  expect(firstMint(1000n, 1001n)).toBe(0n)
  expect(firstMint(1000n, 999n) < 0n).toBe(true)
})

test('smart-contract: a first deposit of 10,000 and 40,000 raw units mints 19,000 of 20,000', () => {
  expect(sqrt(10_000n * 40_000n)).toBe(20_000n)
  expect(firstMint(10_000n, 40_000n)).toBe(19_000n)
  expect(firstMint(10_000n, 40_000n) + MINIMUM_LIQUIDITY).toBe(20_000n)
})

test('ecosystem-participants: at 2 B for 1 A, A costs 2.006018 B and sells for 1.994 B', () => {
  expect((2 / 0.997).toFixed(6)).toBe('2.006018')
  expect((2 * 0.997).toFixed(3)).toBe('1.994')
  expect(((1 / 0.997 - 1) * 100).toFixed(2)).toBe('0.30')
})
