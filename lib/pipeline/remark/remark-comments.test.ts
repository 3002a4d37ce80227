import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

test.each([
  ['in a line', 'A <!-- secret --> b', '<p>A  b</p>'],
  ['between blocks', 'A\n\n<!--\nsecret {1}\n\n## secret <b>\n-->\n\nB', '<p>A</p>\n<p>B</p>'],
])('an HTML comment %s does not reach the page', async (_, body, html) => {
  expect(await renderPage(body)).toBe(html)
})

test.each([
  ['a block of code', '```html\n<!-- shown -->\n```', '&lt;!-- shown -->'],
  ['inline code', '`<!-- shown -->`', '&lt;!-- shown --&gt;'],
])('a comment in %s is shown', async (_, body, shown) => {
  const text = (await renderPage(body)).replace(/<[^>]+>/g, '')
  expect(text).toBe(shown)
})
