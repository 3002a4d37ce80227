import { expect, test } from 'vitest'
import { describeFinding } from '../content/finding'
import { checkPageLinks } from './links'

const targets = {
  pages: new Map([
    ['/study', new Set(['main', 'where-next'])],
    ['/study/steps', new Set(['main'])],
    ['/sdk/pools', new Set(['fees'])],
    ['/category/指南', undefined],
  ]),
  files: new Set(['/favicon.svg', '/samples/v3/quoting.ts']),
}

const findings = (href: string) =>
  checkPageLinks(
    {
      file: 'content/study/index.mdx',
      path: '/study',
      links: [{ href, line: 7, column: 3 }],
    },
    targets,
  ).map(describeFinding)

test.each([
  [
    '/sdk/pool',
    "link — The link leads to /sdk/pool, where there is no page. Correct the address, or add the page. — did you mean '/sdk/pools'?",
  ],
  [
    '/nothing-like-it',
    'link — The link leads to /nothing-like-it, where there is no page. Correct the address, or add the page.',
  ],
  [
    '/sdk/url',
    'link — The link leads to /sdk/url, where there is no page. Correct the address, or add the page.',
  ],
  [
    '/favicn.svg',
    "link — The link leads to /favicn.svg, where there is no file in public/. Correct the address, or add the file. — did you mean '/favicon.svg'?",
  ],
  [
    '/samples/v3/quotng.ts',
    "link — The link leads to /samples/v3/quotng.ts, where there is no file in samples/ for readers. Correct the address, or add the file. — did you mean '/samples/v3/quoting.ts'?",
  ],
  [
    '/sdk/pools#fee',
    "anchor — The link leads to /sdk/pools#fee, but /sdk/pools has no such heading. Correct it, or give the heading this {#id}. — did you mean '/sdk/pools#fees'?",
  ],
  [
    '#where-nxt',
    "anchor — The link leads to #where-nxt, but /study has no such heading. Correct it, or give the heading this {#id}. — did you mean '#where-next'?",
  ],
])('the link %s is reported at its position, with the probable target', (href, message) => {
  expect(findings(href)).toEqual([`content/study/index.mdx:7:3 ${message}`])
})

test.each([
  ['./index', '/study'],
  ['../sdk/pool', '/sdk/pools'],
  ['../sdk/pools/', '/sdk/pools'],
  ['steps', '/study/steps'],
  ['study', '/study'],
  ['sdk/pools', '/sdk/pools'],
  ['favicon.svg', '/favicon.svg'],
])('the link %s is read as of a file or of the site, and leads to %s', (href, meant) => {
  expect(findings(href)).toEqual([expect.stringMatching(`— did you mean '${meant}'\\?$`)])
})

test.each(['/sdk/pools#fees', '#main', '/category/指南', '/category/指南#x', '/favicon.svg'])(
  'the link %s is in order',
  href => {
    expect(findings(href)).toEqual([])
  },
)
