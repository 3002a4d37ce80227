import { expect, test } from 'vitest'
import { describeFinding } from './finding'
import { checkRedirects } from './settings'

const pages = ['/study', '/sdk/pools']

test.each([
  ['/old', '/study'],
  ['/study/old', '/sdk/pools'],
])('%s may lead to %s', (from, to) => {
  expect(checkRedirects(pages, { [from]: to }, '')).toEqual([])
})

test.each([
  ['old', '/study', "'old' is no address of this site. Begin it with '/'."],
  [
    '/Study',
    '/sdk/pools',
    '/study is a page, so /Study cannot lead elsewhere. Remove the line, or rename the page.',
  ],
  [
    '/old',
    '/sdk/pool',
    "/old leads to /sdk/pool, where there is no page. Write the address of a page. — did you mean '/sdk/pools'?",
  ],
  [
    '/old',
    'https://example.org',
    '/old leads to https://example.org, where there is no page. Write the address of a page.',
  ],
])('%s may not lead to %s', (from, to, message) => {
  const source = `export const redirects = {\n  '${from}': '${to}',\n}\n`
  expect(checkRedirects(pages, { [from]: to }, source).map(describeFinding)).toEqual([
    `lib/site/redirects.ts:2:3 redirect — ${message}`,
  ])
})
