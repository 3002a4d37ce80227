import { expect, test } from 'vitest'
import { renderPage } from './compile-page.fixture'

test('two tildes strike text out, one means "about" or separates two bounds', async () => {
  expect(await renderPage('From 1~2 to 3~4 units, ~5 at ~6, ~~not 7~~.')).toBe(
    '<p>From 1~2 to 3~4 units, ~5 at ~6, <del>not 7</del>.</p>',
  )
})
