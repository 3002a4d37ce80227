import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { singleSwapExample, singleSwapUnspent } from './single-swap-example'

test('the example is what the sample printed', () => {
  const output = readFileSync('samples/v3/contract-swaps.out.txt', 'utf8')
  const { amountOut, amountInMaximum, amountIn } = singleSwapExample
  expect(output).toMatch(new RegExp(`^quote for ${amountOut} B +${amountIn} A$`, 'm'))
  expect(output).toMatch(new RegExp(`^at most +${amountInMaximum} A$`, 'm'))
  expect(output).toMatch(new RegExp(`^paid +${amountIn} A$`, 'm'))
})

test('what comes back is the maximum less what the pool took', () => {
  expect(singleSwapUnspent).toBeCloseTo(0.0025137832049265, 15)
})
