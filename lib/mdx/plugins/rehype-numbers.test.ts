import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

test('the digits of a long number are apart, and in code as written', async () => {
  expect(await renderPage('Get 1992013, not `1992013` of 123456 or 1,992,013.5.')).toBe(
    '<p>Get <span data-digits="">1</span><span data-digits="">992</span>013, not ' +
      '<code>1992013</code> of 123456 or 1,992,013.5.</p>',
  )
})

test('a number that no line holds may go on in the next, between two groups', async () => {
  const html = await renderPage('11505743598341114571880798222544994')
  expect(html).toContain(
    '<p><span data-digits="">11</span><wbr/><span data-digits="">505</span><wbr/>',
  )
})

test('headings keep their text, from which ids come', async () => {
  expect(await renderPage('## Tick 8872720')).toContain('Tick 8872720')
})
