import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

test('a number and its percent sign stay on one line', async () => {
  expect(await renderPage('A fee of 0.3 % of 5 tokens.')).toBe(
    '<p>A fee of 0.3\u00a0% of 5 tokens.</p>',
  )
})

test('code and headings keep their spaces', async () => {
  const html = await renderPage('## Fees of 0.3 %\n\n`7 % 3`')
  expect(html).toContain('<h2 id="fees-of-03-">Fees of 0.3 %<')
  expect(html).toContain('<code>7 % 3</code>')
})
