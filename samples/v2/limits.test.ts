import { expect, test } from 'vitest'
import { atLeast, atMost } from './limits'

test('a tolerance leaves no amount without a limit', () => {
  expect([1n, 199n, 200n, 10_000n].map(amount => atLeast(amount, 50n))).toEqual([
    1n,
    199n,
    199n,
    9_950n,
  ])
  expect([1n, 10_000n].map(amount => atMost(amount, 50n))).toEqual([1n, 10_050n])
})
