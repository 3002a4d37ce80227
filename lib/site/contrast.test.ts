import { expect, test } from 'vitest'
import { contrast } from './contrast.fixture'

test('contrast is 21 for black on white and 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#bf4310', '#bf4310')).toBe(1)
})
