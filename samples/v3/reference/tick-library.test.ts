import { subIn256, TickLibrary } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'
import { expect, test } from 'vitest'
import { outputOf } from '../../chain/test-chain'
import { main } from './tick-library'

const n = (value: bigint | number) => JSBI.BigInt(value.toString())
const outside = (zero: bigint | number, one: bigint | number) => ({
  feeGrowthOutside0X128: n(zero),
  feeGrowthOutside1X128: n(one),
})

test('main prints the growth inside for three places of the price', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('tick-library.out.txt')
})

test('the lower tick belongs to the range, the upper one does not', () => {
  const inside = (tick: number) =>
    TickLibrary.getFeeGrowthInside(
      outside(30, 3),
      outside(20, 2),
      -60,
      60,
      tick,
      n(100),
      n(10),
    ).map(String)
  expect(inside(-60)).toEqual(['50', '5'])
  expect(inside(59)).toEqual(['50', '5'])
  // The same stored numbers with another current tick mean another growth.
  expect(inside(-61)).toEqual(['10', '1'])
})

test('a result below 0 wraps, and means nothing alone', () => {
  const [inside] = TickLibrary.getFeeGrowthInside(
    outside(90, 0),
    outside(20, 0),
    -60,
    60,
    0,
    n(100),
    n(0),
  )
  expect(inside?.toString()).toBe((2n ** 256n - 10n).toString())
})

test('a growth that is no JSBI value throws or counts as 0', () => {
  const inside =
    (lower: unknown, global: unknown, tick = 0) =>
    () =>
      TickLibrary.getFeeGrowthInside(
        { feeGrowthOutside0X128: lower as JSBI, feeGrowthOutside1X128: lower as JSBI },
        { feeGrowthOutside0X128: lower as JSBI, feeGrowthOutside1X128: lower as JSBI },
        -60,
        60,
        tick,
        global as JSBI,
        global as JSBI,
      )[0]?.toString()
  expect(inside(n(20), n(100))()).toBe('60')
  for (const wrong of [20, 20n]) {
    expect(inside(wrong, n(100))()).toBe('100')
    expect(subIn256(n(100), wrong as never).toString()).toBe('100')
  }
  expect(inside('20', n(100))).toThrow(TypeError)
  for (const wrong of ['100', 100, 100n]) expect(inside(n(20), wrong)).toThrow(TypeError)
  // Where ticks store 0 or such values, the pool's passes: below, in and above the range.
  const all = String(2n ** 256n)
  const places = (lower: unknown) => [-70, 0, 70].map(tick => inside(lower, 100n, tick))
  expect(places(n(0)).map(at => at())).toEqual([all, '100', all])
  const [below, within, above] = places(20n)
  expect(below).toThrow(TypeError)
  expect([within?.(), above?.()]).toEqual([all, '0'])
})

test('subIn256', () => {
  expect(subIn256(n(5), n(3)).toString()).toBe('2')
  expect(subIn256(n(0), n(1)).toString()).toBe((2n ** 256n - 1n).toString())
})
