import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Numbers of the pages on single and multihop swaps that follow from what their samples assert. */

test('two fees of 0.30% and 0.05% take 0.349850% together', () => {
  expect(1 - (1 - 0.003) * (1 - 0.0005)).toBeCloseTo(0.0034985, 12)
})

test('the swap with a price limit spends 26.056522 of 100 A, at 1.943511 B for 1 A', () => {
  const tests = readFileSync('samples/v3/contract-swaps.test.ts', 'utf8')
  expect(tests).toContain('26_056_521_650_104_407_785n')
  expect(tests).toContain('50_641_131n')
  expect((100 - 26.0565216501044).toFixed(6)).toBe('73.943478')
  expect((50.641131 / 26.0565216501044).toFixed(6)).toBe('1.943511')
})

test('the two hops give 1.03% more than the direct pool', () => {
  expect(((0.497630151300835 / 0.49256181899597 - 1) * 100).toFixed(2)).toBe('1.03')
})

test('the first of two pools gives 47.482974 A, of which the second takes 10.060224', () => {
  const tests = readFileSync('samples/v3/swap-router.test.ts', 'utf8')
  const [taken, left] = [10_060_224_213_267_220_920n, 37_422_749_544_888_706_039n]
  expect(tests).toContain('10_060_224_213_267_220_920n')
  expect(tests).toContain('37_422_749_544_888_706_039n')
  expect((Number(taken) / 1e18).toFixed(6)).toBe('10.060224')
  expect((Number(left) / 1e18).toFixed(6)).toBe('37.422750')
  expect((Number(taken + left) / 1e18).toFixed(6)).toBe('47.482974')
})
