import { beforeEach, expect, test } from 'vitest'
import { useSettings } from '../../site/settings.fixture'
import { compile } from '../compile'
import { checkedPages } from '../compiled-pages'
import { checkEditedPage } from './edited-page'
import { describeFinding } from './finding'

beforeEach(() => useSettings({ onBrokenMarkdownLinks: 'warn', onBrokenAnchors: 'warn' }))

test('an edited page is held to all rules, with the other pages as they are', async () => {
  const description = 'A page with four mistakes, each of which is told by itself.'
  const links = 'TODO: [a](/studdy), [b](/study#nope), [c](./nope.mdx)'
  const text = `---\ntitle: A\ndescription: ${description}\n---\n\n${links}\n`
  const page = await compile('markdown-page', text, {})
  const { errors, warnings } = await checkEditedPage(page, text, checkedPages)
  expect(errors.map(describeFinding)).toEqual([
    expect.stringMatching(/^content\/markdown-page\.mdx:6:1 placeholder — /),
    expect.stringMatching(/^content\/markdown-page\.mdx:6:7 link — .* — did you mean '\/study'\?$/),
  ])
  expect(warnings.map(describeFinding)).toEqual([
    expect.stringMatching(/^content\/markdown-page\.mdx:6:21 anchor — /),
    expect.stringMatching(/^content\/markdown-page\.mdx:6:39 file-link — /),
  ])
})

test.each(['/study#nope', '/study/#nope', '/study.html#nope', '/study?a#nope'])(
  'the anchor of %s is looked up in its page',
  async href => {
    const description = 'A page with one mistake in its link, which is told by itself alone.'
    const text = `---\ntitle: A\ndescription: ${description}\n---\n\n[a](${href})\n`
    const page = await compile('markdown-page', text, {})
    const { warnings } = await checkEditedPage(page, text, checkedPages)
    expect(warnings.map(describeFinding)).toEqual([expect.stringContaining('6:1 anchor — ')])
  },
)
