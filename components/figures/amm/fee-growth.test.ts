import { expect, test } from 'vitest'
import { globalGrowth, growthInside, storedOutside } from './fee-growth'

const growth = { below: 30, inside: 50, above: 20 }

test.each([
  ['below', 70, 20],
  ['inside', 30, 20],
  ['above', 30, 80],
] as const)('with the price %s, the ticks store %d and %d', (price, lower, upper) => {
  const stored = storedOutside(growth, price)
  expect(stored).toEqual({ lower, upper })
  expect(growthInside(globalGrowth(growth), stored, price)).toBe(50)
})
