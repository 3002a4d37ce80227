import { expect, test } from 'vitest'
import { GUIDE_PRICE, guideRange, guideValues } from './guide-position'
import { mintAfterMove } from './position'

// Printed by samples/v3/position-data.ts, computed by @uniswap/v3-sdk 3.31.5.
test.each([
  [1.6, 341.46, 375.47],
  [1.8, 384.14, 395.47],
  [2, 415.47, 415.47],
  [2.2, 425.22, 435.47],
  [2.4, 425.22, 455.47],
])('at %d B for 1 A', (price, position, unused) => {
  const values = guideValues(price)
  expect(Math.abs(values.position - position)).toBeLessThan(0.011)
  expect(Math.abs(values.unused - unused)).toBeLessThan(0.011)
})

test('the prices of the range', () => {
  expect(guideRange.lowest).toBeCloseTo(1.80466, 5)
  expect(guideRange.highest).toBeCloseTo(2.19979, 5)
})

// Found on the chain by samples/v3/minting.test.ts.
test.each([
  [0.005, 0.0026, true],
  [0.005, 0.0027, false],
  [0.005, -0.0024, true],
  [0.005, -0.0025, false],
  [0.01, 0.005, true],
  [0.01, -0.005, true],
  [0.01, 0.006, false],
])('with a tolerance of %d, a mint after a move of %d: %s', (tolerance, move, passes) => {
  expect(mintAfterMove(guideRange, GUIDE_PRICE, tolerance, move).passes).toBe(passes)
})

test('the minimum amounts, and where a withdrawal reaches them', () => {
  const { minimum, withdrawn } = mintAfterMove(guideRange, GUIDE_PRICE, 0.005, 0.005)
  expect(minimum.amount0 * 100).toBeCloseTo(94.64, 2)
  expect(minimum.amount1 * 215.471341).toBeCloseTo(204.7, 1)
  expect(withdrawn.amount0).toBeCloseTo(minimum.amount0, 9)
})
