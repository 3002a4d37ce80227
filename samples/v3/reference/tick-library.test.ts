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
  const inside = (stored: unknown, global: unknown, tick: number) => () => {
    const outside = stored as JSBI
    const end = { feeGrowthOutside0X128: outside, feeGrowthOutside1X128: outside }
    const now = global as JSBI
    return TickLibrary.getFeeGrowthInside(end, end, -60, 60, tick, now, now).map(String)
  }
  expect(inside(n(20), n(100), 0)()).toEqual(['60', '60'])
  for (const wrong of [20, 20n]) {
    expect(inside(wrong, n(100), 0)()).toEqual(['100', '100'])
    expect(subIn256(n(100), wrong as never).toString()).toBe('100')
  }
  expect(inside('20', n(100), 0)).toThrow(TypeError)
  const all = String(2n ** 256n)
  for (const wrong of ['100', 100, 100n]) {
    expect(inside(n(20), wrong, 0)).toThrow(TypeError)
    // Where ticks store 0, it passes.
    expect(inside(n(0), wrong, 0)()).toEqual(['100', '100'])
  }
  // Outside the range, and where ticks store such values, the difference is 0 or 2^256.
  for (const tick of [-70, 70]) expect(inside(n(0), 100n, tick)()).toEqual([all, all])
  expect(inside(20n, 100n, -70)).toThrow(TypeError)
  expect(inside(20n, 100n, 0)()).toEqual([all, all])
  expect(inside(20n, 100n, 70)()).toEqual(['0', '0'])
})

test('subIn256', () => {
  expect(subIn256(n(5), n(3)).toString()).toBe('2')
  expect(subIn256(n(0), n(1)).toString()).toBe((2n ** 256n - 1n).toString())
})
