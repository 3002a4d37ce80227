import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

test.each([
  ['7. a', undefined],
  ['9. a\n1. b', '2'],
  ['98. a\n1. b\n1. c', '3'],
  ['9999. a', '4'],
  ['123456789. a', 'more'],
])('a list of `%s` has numbers of %s digits', async (list, width) => {
  const [, found] = /<ol.*?data-number-width="(\w+)"/.exec(await renderPage(list)) ?? []
  expect(found).toBe(width)
})
