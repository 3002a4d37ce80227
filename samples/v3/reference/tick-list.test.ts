import { Tick, TickList } from '@uniswap/v3-sdk'
import { describe, expect, test } from 'vitest'
import { outputOf } from '../../chain/test-chain'
import { main, ticks } from './tick-list'

test('main prints four searches and a tick', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('tick-list.out.txt')
})

describe('nextInitializedTickWithinOneWord', () => {
  test.each([
    [-1, true, -120, true],
    [0, true, 0, true],
    [60, true, 60, true],
    [-121, true, -15_360, false],
    [20_000, true, 15_360, false],
    [0, false, 60, true],
    [-1, false, 0, true],
    [-61, false, -60, false],
    [60, false, 15_300, false],
    [15_299, false, 15_300, false],
    [15_300, false, 30_660, false],
    [-15_361, false, -120, true],
    [-20_000, false, -15_420, false],
  ])('from %d, lte %s', (tick, lte, next, initialised) => {
    const found = TickList.nextInitializedTickWithinOneWord(ticks, tick, lte, 60)
    expect(found).toEqual([next, initialised])
  })
})

describe('nextInitializedTick', () => {
  test.each([
    [-1, true, -120],
    [0, true, 0],
    [900_000, true, 60],
    [0, false, 60],
    [-500, false, -120],
  ])('from %d, lte %s', (tick, lte, next) => {
    expect(TickList.nextInitializedTick(ticks, tick, lte).index).toBe(next)
  })

  test('has nothing below the first and nothing above the last', () => {
    const below = () => TickList.nextInitializedTick(ticks, -121, true)
    const above = () => TickList.nextInitializedTick(ticks, 60, false)
    expect(below).toThrow('Invariant failed: BELOW_SMALLEST')
    expect(above).toThrow('Invariant failed: AT_OR_ABOVE_LARGEST')
    expect(() => TickList.nextInitializedTick([], 0, true)).toThrow('Invariant failed: LENGTH')
  })
})

test('the ends', () => {
  expect(TickList.isBelowSmallest(ticks, -121)).toBe(true)
  expect(TickList.isBelowSmallest(ticks, -120)).toBe(false)
  expect(TickList.isAtOrAboveLargest(ticks, 59)).toBe(false)
  expect(TickList.isAtOrAboveLargest(ticks, 60)).toBe(true)
  expect(() => TickList.isBelowSmallest([], 0)).toThrow('Invariant failed: LENGTH')
  expect(() => TickList.isAtOrAboveLargest([], 0)).toThrow('Invariant failed: LENGTH')
})

test('getTick takes the index of a tick of the list', () => {
  expect(TickList.getTick(ticks, 0)).toBe(ticks[1])
  expect(() => TickList.getTick(ticks, 10)).toThrow('Invariant failed: NOT_CONTAINED')
  expect(() => TickList.getTick(ticks, -500)).toThrow('Invariant failed: BELOW_SMALLEST')
  expect(() => TickList.getTick([], 0)).toThrow('Invariant failed: LENGTH')
})

test('validateList', () => {
  const check = (list: Tick[], spacing: number) => () => TickList.validateList(list, spacing)
  expect(check(ticks, 60)).not.toThrow()
  expect(check([], 60)).not.toThrow()
  expect(check(ticks, 0)).toThrow('Invariant failed: TICK_SPACING_NONZERO')
  expect(check(ticks, undefined as never)).toThrow('Invariant failed: TICK_SPACING_NONZERO')
  expect(check(ticks, 50)).toThrow('Invariant failed: TICK_SPACING')
  expect(check(ticks.slice(1), 60)).toThrow('Invariant failed: ZERO_NET')
  expect(check([...ticks].reverse(), 60)).toThrow('Invariant failed: SORTED')
  // One tick twice is not noticed.
  const twice = [5, -5].map(liquidityNet => new Tick({ index: 0, liquidityGross: 5, liquidityNet }))
  expect(check(twice, 60)).not.toThrow()
})
