import { beforeEach, expect, test } from 'vitest'
import { readDocFile } from '../content/doc-files.mjs'
import { describeFinding } from '../content/finding'
import { compile } from '../pipeline/compile'
import { docPath } from '../site/paths'
import { useSettings } from '../site/settings.fixture'
import { checkAnchors, checkPage, linkedPaths } from './page'

beforeEach(() => useSettings({ onBrokenMarkdownLinks: 'warn', onBrokenAnchors: 'warn' }))

const DESCRIPTION = 'description: A page with mistakes, each of which is told by itself.'

/** The body begins on line 6. */
function openPage(body: string) {
  const text = `---\ntitle: A\n${DESCRIPTION}\n---\n\n${body}\n`
  return { text, page: compile('markdown-page', text, {}) }
}

test('a page is held to all rules that need no other page', () => {
  const { page, text } = openPage(
    'TODO: [a](/studdy), [b](/study#nope), [c](./nope.mdx), [d](#nope)',
  )
  expect(checkPage(page, text).map(describeFinding)).toEqual([
    expect.stringMatching(/^content\/markdown-page\.mdx:6:1 placeholder — /),
    expect.stringMatching(/^content\/markdown-page\.mdx:6:7 link — .* — did you mean '\/study'\?$/),
    expect.stringMatching(/^content\/markdown-page\.mdx:6:39 file-link — /),
    expect.stringMatching(/^content\/markdown-page\.mdx:6:56 anchor — /),
  ])
})

test.each(['/study#nope', '/study/#nope', '/study.html#nope', '/study?a#nope'])(
  'the anchor of %s is looked up in its page',
  href => {
    const { page } = openPage(`[a](${href}), [b](#nope)`)
    expect([...linkedPaths(page)]).toEqual([docPath('study/index')])
    expect(
      checkAnchors(page, [compile('study/index', readDocFile('study/index'), {})]).map(
        describeFinding,
      ),
    ).toEqual([expect.stringMatching(/^content\/markdown-page\.mdx:6:1 anchor — /)])
  },
)
