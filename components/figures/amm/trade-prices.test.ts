import { expect, test } from 'vitest'
import { tradePrices } from './trade-prices'

test('the numbers of the pricing guide, which its sample prints', () => {
  expect(tradePrices(1).execution).toBeCloseTo(1.992013, 6)
  expect(tradePrices(10).execution).toBeCloseTo(1.974316, 6)
  const { before, execution, after } = tradePrices(100)
  expect(before).toBe(2)
  expect(execution).toBeCloseTo(1.81322178, 8)
  expect(after).toBeCloseTo(1.653343, 6)
})

test('without size, a trade loses the fee alone', () => {
  expect(tradePrices(0)).toEqual({ before: 2, execution: 1.994, after: 2 })
})
