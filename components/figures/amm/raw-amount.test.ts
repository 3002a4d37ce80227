import { expect, test } from 'vitest'
import { amountDigits } from './raw-amount'

test('the amount of the SDK overview', () => {
  expect(amountDigits(1_234_567n, 6)).toEqual({ whole: '1', fraction: '234567' })
  expect(amountDigits(1_234_567n, 18)).toEqual({ whole: '0', fraction: '000000000001234567' })
})

test('no decimals, and amounts below one', () => {
  expect(amountDigits(42n, 0)).toEqual({ whole: '42', fraction: '' })
  expect(amountDigits(0n, 2)).toEqual({ whole: '0', fraction: '00' })
  expect(amountDigits(5n, 2)).toEqual({ whole: '0', fraction: '05' })
})
