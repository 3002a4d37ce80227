import { expect, test } from 'vitest'
import { errorChain } from './page-error'

test('an error without cause is its message', () => {
  expect(errorChain(new Error('Boom'))).toBe('Boom')
})

test('causes follow, each after a blank line and "Cause:"', () => {
  const inner = new Error('Inner', { cause: new TypeError('Innermost') })
  expect(errorChain(new Error('Boom', { cause: inner }))).toBe(
    'Boom\n\nCause:\nInner\n\nCause:\nInnermost',
  )
})

test('a cause that repeats is reported once', () => {
  const first = new Error('First')
  const second = new Error('Second', { cause: first })
  first.cause = second
  expect(errorChain(first)).toBe('First\n\nCause:\nSecond')
})

test.each([
  ['a text', 'plain', 'plain'],
  ['a number', 0, '0'],
  ['an error without message', new TypeError(), 'TypeError'],
])('%s may be a cause', (_, cause, text) => {
  expect(errorChain(new Error('Boom', { cause }))).toBe(`Boom\n\nCause:\n${text}`)
})

test('what is thrown need not be an error', () => {
  expect(errorChain('plain')).toBe('plain')
  expect(errorChain(undefined)).toBe('')
})
