import { afterEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../site/settings.fixture'
import type { Finding } from './finding'
import { reportFindings } from './report'

afterEach(() => vi.restoreAllMocks())

const finding = (rule: string): Finding => ({
  file: 'content/a.mdx',
  line: 1,
  column: 2,
  rule,
  message: 'Mend it.',
})

test.each([
  ['text', 'error', 'image', 'error: content/a.mdx:1:2 image — Mend it.', false],
  ['text', 'warn', 'anchor', 'warning: content/a.mdx:1:2 anchor — Mend it.', true],
  ['github', 'log', 'link', '::error file=content/a.mdx,line=1,col=2,title=link::Mend it.', false],
  [
    'github',
    'log',
    'anchor',
    '::warning file=content/a.mdx,line=1,col=2,title=anchor::Mend it.',
    true,
  ],
] as const)('as %s, to console.%s: %s', (format, channel, rule, line, passes) => {
  useSettings({ onBrokenLinks: 'throw', onBrokenAnchors: 'warn' })
  const said = vi.spyOn(console, channel).mockImplementation(() => {})
  expect(reportFindings([finding(rule)], format)).toBe(passes)
  expect(said.mock.calls).toEqual([[line]])
})
