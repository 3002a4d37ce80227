import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeFinding } from '../content/finding'
import { policyOf } from '../content/severity'
import { folderWith } from '../files/folder.fixture'
import { checkGonePages, checkRedirects, gonePages } from './redirects'

const pages = ['/study', '/sdk/pools']

test.each([
  ['/old', '/study'],
  ['/study/old', '/sdk/pools'],
])('%s may lead to %s', (from, to) => {
  expect(checkRedirects(pages, { [from]: to }, '')).toEqual([])
})

test.each([
  ['old', '/study', "'old' is not an address of this site. Begin it with '/'."],
  ...[
    "/what's-new",
    '/old/',
    '/old.html',
    '/old/index',
    '/old#fees',
    '/old?a=1',
    '/an old one',
    '/%E6%97%A7',
  ].map(from => [
    from,
    '/study',
    `'${from}' is not a canonical address. Write it without '?', '#', '%', quotes, backslashes, spaces and ending: all its forms redirect.`,
  ]),
  [
    '/Study',
    '/sdk/pools',
    '/study is a page, so /Study cannot redirect. Remove the line, or rename the page.',
  ],
  [
    '/old',
    '/sdk/pool',
    "/old redirects to /sdk/pool, where there is no page. Write the address of a page. — did you mean '/sdk/pools'?",
  ],
  [
    '/old',
    'https://example.org',
    '/old redirects to https://example.org, where there is no page. Write the address of a page.',
  ],
])('%s may not lead to %s', (from, to, message) => {
  const source = `export const redirects = {\n  '${from}': '${to}',\n}\n`
  expect(checkRedirects(pages, { [from]: to }, source).map(describeFinding)).toEqual([
    `lib/site/redirects.ts:2:3 redirect — ${message}`,
  ])
})

test('pages that are gone since the last commit get their line proposed', () => {
  const ids = ['study', 'sdk/pool', '旧']
  const text = (id: string) => `A page of the tests: ${id}.\n`
  const cwd = folderWith(Object.fromEntries(ids.map(id => [`content/${id}.mdx`, text(id)])))
  expect(gonePages(cwd)).toEqual([])
  const author = ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.org']
  const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Pages')
  expect(gonePages(cwd)).toEqual([])
  git('mv', 'content/study.mdx', 'content/learn.mdx')
  rmSync(path.join(cwd, 'content/sdk/pool.mdx'))
  rmSync(path.join(cwd, 'content/旧.mdx'))

  const source = 'export const redirects = {}\n'
  const found = checkGonePages(['/learn'], gonePages(cwd), {}, source)
  const lines = ["'/study': '/learn',", "'/sdk/pool': '/…',", "'/旧': '/…',"]
  expect(found.map(describeFinding).sort()).toEqual(
    lines
      .map(line => {
        const [, from] = line.split("'")
        return `lib/site/redirects.ts:1:27 gone-page — ${from} was a page at the last commit. Redirect its readers with a line here: ${line}`
      })
      .sort(),
  )
  expect(policyOf('gone-page')).toBe('warn')
  expect(checkGonePages([], [{ from: '/old' }], { '/old': '/study' }, source)).toEqual([])
})
