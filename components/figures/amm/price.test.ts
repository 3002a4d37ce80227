import { expect, test } from 'vitest'
import { EXAMPLE_PAIR, rawA } from './example-pair'
import { accumulate, averagePrice, priceImpact, Q112, uq112x112 } from './price'

test('price impact in millionths, by whole A sold', () => {
  const impact = (amount: number) =>
    Math.round(priceImpact(rawA(amount), EXAMPLE_PAIR.a, EXAMPLE_PAIR.b) * 1e6)
  expect([1, 10, 50, 100, 200].map(impact)).toEqual([3_994, 12_842, 50_341, 93_389, 168_751])
})

test('a price is a fixed-point number that rounds down', () => {
  expect(uq112x112(6n, 3n)).toBe(2n * Q112)
  expect(uq112x112(1n, 3n)).toBe(Q112 / 3n)
})

test('the average weighs each price by its time', () => {
  const cumulative = accumulate(accumulate(0n, 2n, 30), 5n, 10)
  expect(cumulative).toBe(110n)
  expect(averagePrice(30n, cumulative, 40)).toBe(2n)
})

test('the accumulator may wrap between two readings', () => {
  const start = 2n ** 256n - 5n
  const end = accumulate(start, 3n, 10)
  expect(end).toBe(25n)
  expect(averagePrice(start, end, 10)).toBe(3n)
})
