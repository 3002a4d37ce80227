import { afterEach, expect, test, vi } from 'vitest'
import { logFindings } from './policy'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['ignore', true, []],
  [
    'log',
    true,
    [
      ['log', 'a'],
      ['log', 'b'],
    ],
  ],
  [
    'warn',
    true,
    [
      ['warn', 'warning: a'],
      ['warn', 'warning: b'],
    ],
  ],
  [
    'throw',
    false,
    [
      ['error', 'error: a'],
      ['error', 'error: b'],
    ],
  ],
] as const)('policy %s: the build continues is %s', (policy, goesOn, expected) => {
  const said: string[][] = []
  for (const channel of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation(text => void said.push([channel, text]))
  }
  expect(logFindings(policy, ['a', 'b'])).toBe(goesOn)
  expect(said).toEqual(expected)
})

test('without findings the build continues under every policy', () => {
  expect(logFindings('throw', [])).toBe(true)
})

test('a misspelt policy stops the build', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(logFindings('thorw' as 'throw', ['a'])).toBe(false)
  expect(said).toHaveBeenCalledWith('error: a')
})
