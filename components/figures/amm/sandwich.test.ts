import { expect, test } from 'vitest'
import { EXAMPLE_PAIR, rawA } from './example-pair'
import { sandwich } from './sandwich'

test('the router accepts exactly the minimum', () => {
  expect(sandwich(EXAMPLE_PAIR, rawA(50), rawA(10), 17_918_610n).executed).toBe(true)
  expect(sandwich(EXAMPLE_PAIR, rawA(50), rawA(10), 17_918_611n).executed).toBe(false)
})
