import { expect, test } from 'vitest'
import { renderPage } from './compile-page.fixture'

test.each([
  ['in a line', 'A <!-- secret --> b', '<p>A  b</p>'],
  ['between blocks', 'A\n\n<!--\nsecret {1}\n\n## secret <b>\n-->\n\nB', '<p>A</p>\n<p>B</p>'],
])('an HTML comment %s does not reach the page', async (_, body, html) => {
  expect(await renderPage(body)).toBe(html)
})

test.each([
  ['a block of code', '```html\n<!-- shown -->\n```'],
  ['inline code', '`<!-- shown -->`'],
])('a comment in %s is shown', async (_, body) => {
  const text = (await renderPage(body)).replace(/<[^>]+>/g, '')
  expect(text.replace('&gt;', '>')).toBe('&lt;!-- shown -->')
})
