import { expect, test } from 'vitest'
import { laterMint } from './constant-product'
import { EXAMPLE_PAIR, EXAMPLE_SUPPLY, rawA, rawB, wholeA, wholeB } from './example-pair'

test('whole tokens and raw units', () => {
  expect(rawA(100)).toBe(100_000_000_000_000_000_000n)
  expect(rawB(2_000)).toBe(2_000_000_000n)
  expect([wholeA(rawA(100)), wholeB(rawB(2_000))]).toEqual([100, 2_000])
})

test('a deposit of 250 A and 500 B mints a quarter of the supply', () => {
  const minted = laterMint(rawA(250), rawB(500), EXAMPLE_PAIR.a, EXAMPLE_PAIR.b, EXAMPLE_SUPPLY)
  expect(EXAMPLE_SUPPLY).toBe(1_414_213_562_373_095n)
  expect(minted).toBe(353_553_390_593_273n)
})
