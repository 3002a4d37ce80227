import { afterEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../site/settings.fixture'
import type { Finding } from './finding'
import { reportFindings } from './policies'

afterEach(() => vi.restoreAllMocks())

const finding = (rule: string): Finding => ({
  file: 'content/a.mdx',
  line: 1,
  column: 2,
  rule,
  message: 'Mend it.',
})

const place = 'file=content/a.mdx,line=1,col=2,title'

test.each([
  ['text', 'image', [['error', 'error: content/a.mdx:1:2 image — Mend it.']], false],
  ['text', 'anchor', [['warn', 'warning: content/a.mdx:1:2 anchor — Mend it.']], true],
  [
    'github',
    'link',
    [
      ['log', `::error ${place}=link::Mend it.`],
      ['error', 'error: content/a.mdx:1:2 link — Mend it.'],
    ],
    false,
  ],
  [
    'github',
    'anchor',
    [
      ['log', `::warning ${place}=anchor::Mend it.`],
      ['warn', 'warning: content/a.mdx:1:2 anchor — Mend it.'],
    ],
    true,
  ],
] as const)('as %s, a finding of %s', (format, rule, lines, passes) => {
  useSettings({ onBrokenLinks: 'throw', onBrokenAnchors: 'warn' })
  const said: string[][] = []
  for (const channel of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation(line => void said.push([channel, line]))
  }
  expect(reportFindings([finding(rule)], format)).toBe(passes)
  expect(said).toEqual(lines)
})
