import { expect, test } from 'vitest'
import { areaPath, arrowHead, linearScale, linePath, logScale, logTicks, ticks } from './plot'

test('a linear scale maps the ends of the domain to the ends of the range', () => {
  const y = linearScale([0, 50], [200, 0])
  expect([y(0), y(25), y(50)]).toEqual([200, 100, 0])
})

test('a scale rounds to hundredths', () => {
  expect(linearScale([0, 3], [0, 1])(1)).toBe(0.33)
})

test('a log scale puts a ratio and its inverse at equal distances from 1', () => {
  const x = logScale([0.2, 5], [0, 200])
  expect([x(0.2), x(1), x(5)]).toEqual([0, 100, 200])
  expect(x(2) - x(1)).toBeCloseTo(x(1) - x(0.5), 10)
})

test('ticks include both ends', () => {
  expect(ticks(0, 20, 5)).toEqual([0, 5, 10, 15, 20])
  expect(ticks(800, 1300, 500)).toEqual([800, 1300])
  expect(logTicks(1, 8, 3).map(Math.round)).toEqual([1, 2, 4, 8])
})

test('paths', () => {
  expect(linePath([])).toBe('')
  expect(
    linePath([
      [0, 1],
      [2, 3],
    ]),
  ).toBe('M0 1L2 3')
  expect(
    areaPath([
      [0, 0],
      [2, 0],
      [2, 2],
    ]),
  ).toBe('M0 0L2 0L2 2Z')
})

test('an arrow head points along its line', () => {
  expect(arrowHead([0, 0], [10, 0], 4)).toEqual([
    [10, 0],
    [6, 2],
    [6, -2],
  ])
  expect(arrowHead([0, 0], [0, 10], 4)).toEqual([
    [0, 10],
    [-2, 6],
    [2, 6],
  ])
})
