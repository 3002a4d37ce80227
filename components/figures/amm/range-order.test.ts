import { expect, test } from 'vitest'
import { ORDER_A, orderHolds, orderRange } from './range-order'

// The numbers of samples/v3/range-orders.out.txt.
test('the order is all A below its range, all B above it, and both inside', () => {
  expect(orderHolds(2)).toEqual({ a: expect.closeTo(ORDER_A, 6), b: 0 })
  expect(orderHolds(2.1026).a).toBeCloseTo(26.6, 0)
  expect(orderHolds(2.1026).b).toBeCloseTo(49, 0)
  expect(orderHolds(2.2)).toEqual({ a: 0, b: expect.closeTo(105.15006, 4) })
})

test('the mean price is the geometric one of both ends', () => {
  const mean = Math.sqrt(orderRange.lowest * orderRange.highest)
  expect(orderHolds(3).b / ORDER_A).toBeCloseTo(mean, 10)
})
