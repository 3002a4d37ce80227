import { afterEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../site/settings.fixture'
import { describeFinding, tell } from './finding'
import { checkChoices } from './settings'

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
] as const)('policy %s: the build goes on is %s', (policy, goesOn, expected) => {
  const said: string[][] = []
  for (const channel of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation(text => void said.push([channel, text]))
  }
  expect(tell(policy, ['a', 'b'])).toBe(goesOn)
  expect(said).toEqual(expected)
})

test('without findings the build goes on under every policy', () => {
  expect(tell('throw', [])).toBe(true)
})

test('a misspelt policy stops the build', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(tell('thorw' as 'throw', ['a'])).toBe(false)
  expect(said).toHaveBeenCalledWith('error: a')
})

test('a misspelt policy is told with what it may be, as is another search', () => {
  useSettings({ onBrokenLinks: 'wran' as 'warn', search: 'algolia' as 'pagefind' })
  expect(checkChoices().map(describeFinding)).toEqual([
    expect.stringMatching(
      /^lib\/site\/site-config\.ts:\d+:3 setting — search is 'algolia'\. Write one of: pagefind\.$/,
    ),
    expect.stringMatching(
      /:3 setting — onBrokenLinks is 'wran'\. Write one of: ignore, log, warn, throw\. — did you mean 'warn'\?$/,
    ),
  ])
})
