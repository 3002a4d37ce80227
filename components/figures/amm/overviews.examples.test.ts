import { expect, test } from 'vitest'

/** Price step, in percent, between two ticks that are `spacing` ticks apart. */
function priceStep(spacing: number): string {
  return ((1.0001 ** spacing - 1) * 100).toFixed(4)
}

test('swapx-v3/overview: price step between usable ticks of the three fee tiers', () => {
  expect([10, 60, 200].map(priceStep)).toEqual(['0.1000', '0.6018', '2.0200'])
})

test('sdk: minimum output of 1234567 units at a tolerance of 0.5%', () => {
  expect((1_234_567n * (10_000n - 50n)) / 10_000n).toBe(1_228_394n)
})
