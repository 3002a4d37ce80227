import { expect, test } from 'vitest'
import { deposit } from './position'

// Liquidity as Position.fromAmounts of @uniswap/v3-sdk 3.31.5 computes it.
test.each([
  ['above the price', 600, 1200, 34.86795, 1, 0],
  ['around the price', -600, 600, 33.8375, 1, 1],
  ['below the price', -1200, -600, 34.86795, 0, 1],
  ['around it, uneven', -600, 1200, 17.1725, 1, 0.5075],
  ['from the price upward', 0, 600, 33.8375, 1, 0],
])('%s', (_, lower, upper, liquidity, amount0, amount1) => {
  const taken = deposit({ lower, upper }, 0, 1, 1)
  expect(taken.liquidity).toBeCloseTo(liquidity, 4)
  expect(taken.amount0).toBeCloseTo(amount0, 4)
  expect(taken.amount1).toBeCloseTo(amount1, 4)
})
