import { expect, test } from 'vitest'
import { formatAmount, formatNumber, formatPercent } from './format'

test('groups thousands and keeps the decimals asked for', () => {
  expect(formatNumber(1_000)).toBe('1,000')
  expect(formatNumber(1818.6778, 2)).toBe('1,818.68')
  expect(formatNumber(2, 2)).toBe('2.00')
})

test('writes a true minus sign, and none before a zero', () => {
  expect(formatNumber(-5.5, 1)).toBe('\u22125.5')
  expect(formatNumber(-0.001, 2)).toBe('0.00')
})

test('a percentage has a space that does not break', () => {
  expect(formatPercent(0.003)).toBe('0.30%')
  expect(formatPercent(-0.2, 0)).toBe('\u221220%')
})

test('an amount stays with its unit', () => {
  expect(formatAmount(1_000, 'A')).toBe('1,000\u00a0A')
  expect(formatAmount(19.74316, 'B', 2)).toBe('19.74\u00a0B')
})
