import { afterEach, expect, test, vi } from 'vitest'
import { useSettings } from '../site/settings.fixture'
import type { Finding } from './finding'
import { reportFindings } from './severity'

afterEach(() => vi.restoreAllMocks())

/** What the console is given, with the channel. */
function listen(): string[][] {
  const said: string[][] = []
  for (const channel of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation(line => void said.push([channel, line]))
  }
  return said
}

const finding = (rule: string): Finding => ({
  file: 'content/a.mdx',
  line: 1,
  column: 2,
  rule,
  message: 'Mend it.',
})

test.each([
  ['ignore', [], true],
  ['log', [['log', 'content/a.mdx:1:2 link — Mend it.']], true],
  ['warn', [['warn', 'warning: content/a.mdx:1:2 link — Mend it.']], true],
  ['throw', [['error', 'error: content/a.mdx:1:2 link — Mend it.']], false],
] as const)('policy %s', (policy, expected, passes) => {
  useSettings({ onBrokenLinks: policy })
  const said = listen()
  expect(reportFindings([finding('link')])).toBe(passes)
  expect(said).toEqual(expected)
})

test('a rule without a setting stops the build, but for a page that is gone', () => {
  const said = listen()
  expect(reportFindings([finding('image'), finding('gone-page')])).toBe(false)
  expect(said.map(([channel]) => channel)).toEqual(['error', 'warn'])
})

test('without findings the build continues', () => {
  expect(reportFindings([])).toBe(true)
})
