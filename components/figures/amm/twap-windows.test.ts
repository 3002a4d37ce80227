import { expect, test } from 'vitest'
import { cumulativeAt, guideStages, meanTick, stageTimes } from './twap-windows'

test('the means are those that the guide prints', () => {
  // samples/v3/price-oracle.out.txt
  expect([60, 120, 240].map(window => meanTick(guideStages, window))).toEqual([-7796, -4998, -6449])
})

test('the mean is rounded down below 0', () => {
  expect(
    meanTick(
      [
        { tick: -3, seconds: 1 },
        { tick: -4, seconds: 1 },
      ],
      2,
    ),
  ).toBe(-4)
})

test('the sum falls and rises with the sign of the tick', () => {
  const times = stageTimes(guideStages)
  expect(times).toEqual([0, 156, 180, 240])
  expect(times.map(time => cumulativeAt(guideStages, time))).toEqual([
    0, -1_232_244, -1_079_820, -1_547_580,
  ])
  expect(cumulativeAt(guideStages, 168)).toBe(-1_156_032)
})
