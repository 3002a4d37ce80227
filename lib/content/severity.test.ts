import { afterEach, expect, test, vi } from 'vitest'
import { useSettings } from '../site/settings.fixture'
import type { Finding } from './finding'
import { logFindings, reportFindings } from './severity'

afterEach(() => vi.restoreAllMocks())

/** What the console is given, with the channel. */
function listen(): string[][] {
  const said: string[][] = []
  for (const channel of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation(line => void said.push([channel, line]))
  }
  return said
}

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
  const said = listen()
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

const finding = (rule: string): Finding => ({
  file: 'content/a.mdx',
  line: 1,
  column: 2,
  rule,
  message: 'Mend it.',
})

test.each([
  ['link', ['error', 'error: content/a.mdx:1:2 link — Mend it.'], false],
  ['anchor', ['warn', 'warning: content/a.mdx:1:2 anchor — Mend it.'], true],
  ['image', ['error', 'error: content/a.mdx:1:2 image — Mend it.'], false],
])('a finding of %s', (rule, line, passes) => {
  useSettings({ onBrokenLinks: 'throw', onBrokenAnchors: 'warn' })
  const said = listen()
  expect(reportFindings([finding(rule)])).toBe(passes)
  expect(said).toEqual([line])
})
