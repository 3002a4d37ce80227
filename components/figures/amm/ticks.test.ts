import { expect, test } from 'vitest'
import { bitmapPlace, nextTickInWord, tickPrice, wordTicks } from './ticks'

test('a tick is a factor of 1.0001 of the price', () => {
  const prices = [-600, 0, 1, 600, 6931].map(tick => tickPrice(tick).toFixed(4))
  expect(prices).toEqual(['0.9418', '1.0000', '1.0001', '1.0618', '1.9998'])
})

test('a bit for each usable tick, 256 in a word', () => {
  const places = [-120, -60, 0, 60, 15_300, 15_360].map(tick => bitmapPlace(tick, 60))
  expect(places.map(({ word, bit }) => [word, bit])).toEqual([
    [-1, 254],
    [-1, 255],
    [0, 0],
    [0, 1],
    [0, 255],
    [1, 0],
  ])
  expect(wordTicks(-1, 60)).toEqual({ first: -15_360, last: -60 })
  expect(wordTicks(0, 60)).toEqual({ first: 0, last: 15_300 })
})

// As TickList.nextInitializedTickWithinOneWord of @uniswap/v3-sdk 3.31.5 answers.
test.each([
  [-1, true, -120, true],
  [0, false, 60, true],
  [0, true, 0, true],
  [-1, false, 0, true],
  [-121, true, -15_360, false],
  [60, false, 15_300, false],
  [-61, false, -60, false],
  [20_000, true, 15_360, false],
])('from tick %d, lte %s', (tick, lte, next, isInitialised) => {
  expect(nextTickInWord([-120, 0, 60], tick, lte, 60)).toEqual([next, isInitialised])
})
