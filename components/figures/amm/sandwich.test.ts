import { expect, test } from 'vitest'
import { EXAMPLE_PAIR, rawA, sellA } from './example-pair'
import { minimumOut, sandwich } from './sandwich'

const quoted = sellA(EXAMPLE_PAIR, rawA(10)).amountOut
const minimum = minimumOut(quoted, 50n)

test('alone, the victim gets the quote', () => {
  expect(quoted).toBe(19_743_160n)
  expect(minimum).toBe(19_644_445n)
})

test('sandwiched without a minimum, the victim pays for the attacker', () => {
  expect(sandwich(EXAMPLE_PAIR, rawA(50), rawA(10), 1n)).toEqual({
    frontRunOut: 94_965_947n,
    victimOut: 17_918_610n,
    executed: true,
    backRunOut: 50_641_886_039_067_597_723n,
  })
})

test('with a minimum the trade reverts and the attacker loses', () => {
  expect(sandwich(EXAMPLE_PAIR, rawA(50), rawA(10), minimum)).toEqual({
    frontRunOut: 94_965_947n,
    victimOut: 17_918_610n,
    executed: false,
    backRunOut: 49_714_632_604_222_525_602n,
  })
})

test('the router accepts exactly the minimum', () => {
  expect(sandwich(EXAMPLE_PAIR, rawA(50), rawA(10), 17_918_610n).executed).toBe(true)
  expect(sandwich(EXAMPLE_PAIR, rawA(50), rawA(10), 17_918_611n).executed).toBe(false)
})
