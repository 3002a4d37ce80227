import { expect, test } from 'vitest'
import { nearest } from './did-you-mean'

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['ipa', 'api'],
  ['descripton', 'description'],
  ['sidebar_position', undefined],
  ['tags', undefined],
  ['date', undefined],
  ['id', undefined],
])('%s is meant as %s', (word, meant) => {
  const known = 'title description api'.split(' ')
  expect(nearest(word, known)).toBe(meant)
})
