import { afterEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../site/settings.fixture'
import type { Finding } from './finding'
import { reportFindings } from './policy'

afterEach(() => vi.restoreAllMocks())

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
  const said: string[][] = []
  for (const channel of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation(line => void said.push([channel, line]))
  }
  expect(reportFindings([finding(rule)])).toBe(passes)
  expect(said).toEqual([line])
})
