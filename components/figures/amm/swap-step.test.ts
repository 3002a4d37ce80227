import { expect, test } from 'vitest'
import { amountsBetween, stepUp } from './swap-step'

// samples/v3/reference has the exact numbers of the SDK.

test('amounts between two prices, in either order', () => {
  const { amount0, amount1 } = amountsBetween(1, 1.1, 1)
  expect(amount0).toBeCloseTo(0.09090909, 8)
  expect(amount1).toBeCloseTo(0.1, 12)
  expect(amountsBetween(1.1, 1, 1)).toEqual({ amount0, amount1 })
})

test('a step that reaches its target', () => {
  const step = stepUp(1, 1.1, 2, { input: 1 }, 0.0006)
  expect(step.next).toBe(1.1)
  expect(step.input).toBeCloseTo(0.2, 12)
  expect(step.output).toBeCloseTo(0.181818181818, 12)
  expect(step.fee).toBeCloseTo(0.000120072043, 12)
})

test('a step that uses its input up', () => {
  const step = stepUp(1, 1.1, 2, { input: 0.1 }, 0.0006)
  expect(step.next).toBeCloseTo(1.04997, 12)
  expect(step.input).toBeCloseTo(0.09994, 12)
  expect(step.output).toBeCloseTo(0.09518367191443565, 12)
  expect(step.input + step.fee).toBeCloseTo(0.1, 12)
})

test('a step that gives its output', () => {
  const step = stepUp(1, 1.1, 2, { output: 0.1 }, 0.0006)
  expect(step.next).toBeCloseTo(1.052631578947, 12)
  expect(step.input).toBeCloseTo(0.105263157895, 12)
  expect(step.output).toBeCloseTo(0.1, 12)
})
