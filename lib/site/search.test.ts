import { expect, test } from 'vitest'
import { separateChinese } from './search'

test('Chinese words are separated, others unchanged', () => {
  expect(separateChinese('sqrtPriceX96 price')).toBe('sqrtPriceX96 price')
  expect(separateChinese('隐私政策 v3')).toBe('隐私 政策 v3')
})
