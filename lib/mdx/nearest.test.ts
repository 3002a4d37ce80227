import { expect, test } from 'vitest'
import { nearest } from './nearest'

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['descripton', 'description'],
  ['keyword', 'keywords'],
  ['pagination_nxt', 'pagination_next'],
  ['sidebar_position', undefined],
])('%s is meant as %s', (word, meant) => {
  const known = ['title', 'description', 'keywords', 'pagination_prev', 'pagination_next']
  expect(nearest(word, known)).toBe(meant)
})
