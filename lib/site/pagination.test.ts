import { expect, test } from 'vitest'
import { pagination } from './page-links'
import { resolveSidebars } from './sidebars'
import { category, doc, generated } from './sidebars.fixture'

const { guide } = resolveSidebars(
  {
    guide: [
      doc('guide/index'),
      category('池', [doc('pool')], generated),
      category('无', [doc('last')]),
    ],
    other: [doc('other/index')],
  },
  ['/category/池'],
)

test.each([
  ['the first page', '/guide', undefined, '/category/池'],
  ['a category page', '/category/池', '/guide', '/pool'],
  ['a page before a category without page', '/pool', '/category/池', '/last'],
  ['the last page', '/last', '/pool', undefined],
])('the neighbours of %s', (_, path, before, after) => {
  const { previous, next } = pagination(guide, path)
  expect([previous?.path, next?.path]).toEqual([before, after])
})

test('a page that is not in the sidebar has no neighbours', () => {
  expect(pagination(guide, '/other')).toEqual({ previous: undefined, next: undefined })
})
