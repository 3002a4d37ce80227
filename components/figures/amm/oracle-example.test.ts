import { expect, test } from 'vitest'
import { manipulatedPrice, wholePrice } from './oracle-example'
import { Q112 } from './price'

/** In ten-thousandths of a B. */
const rounded = (price: bigint) => Math.round(wholePrice(price) * 10_000)

test('a price of raw units becomes one of whole tokens', () => {
  expect(wholePrice((Q112 * 2_000_000n) / 10n ** 18n)).toBeCloseTo(2, 5)
})

test('the price holds before, during and after the spike', () => {
  const { stages } = manipulatedPrice(300)
  expect(stages.map(stage => stage.seconds)).toEqual([145, 10, 145])
  expect(stages.map(stage => rounded(stage.price))).toEqual([20_000, 79_880, 20_060])
})

test('the average moves by the spike’s part of the window', () => {
  expect(rounded(manipulatedPrice(300).average)).toBe(22_025)
  expect(rounded(manipulatedPrice(1_800).average)).toBe(20_363)
})

test('the readings cover the window', () => {
  const { readings } = manipulatedPrice(300)
  expect(readings.map(reading => reading.seconds)).toEqual([0, 145, 155, 300])
  expect(rounded(readings.at(-1)?.cumulative ?? 0n)).toBe(6_607_513)
})
