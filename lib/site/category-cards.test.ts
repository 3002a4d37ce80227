import { expect, test } from 'vitest'
import { categoryCards } from './page-links'
import { type CategoryItem, resolveSidebars } from './sidebars'
import { category, doc, generated } from './sidebars.fixture'

/** The cards of the first item of a sidebar. */
function cardsOf(item: CategoryItem) {
  const { guide } = resolveSidebars({ guide: [item] }, ['/category/一', '/category/二'])
  return guide.flatMap(node => categoryCards(node, path => `The page at ${path}.`))
}

test('a page has a card with its own description', () => {
  expect(cardsOf(category('一', [doc('swaps', '兑换')], generated))).toEqual([
    {
      label: '兑换',
      labelEn: '兑换 in English',
      href: '/swaps',
      description: 'The page at /swaps.',
    },
  ])
})

test.each([
  ['1 item', [doc('a')]],
  ['2 items', [doc('a'), doc('b')]],
  ['2 items', [doc('a'), category('三', [doc('b'), doc('c')])]],
])('a category has a card that counts its direct items: %s', (description, items) => {
  expect(cardsOf(category('一', [category('二', items, generated)], generated))).toEqual([
    { label: '二', labelEn: '二 in English', href: '/category/二', description },
  ])
})

test('a category with a written page leads to it and still counts its items', () => {
  const v2 = category('二', [doc('v2/fees')], { type: 'doc', id: 'v2/index' })
  expect(cardsOf(category('一', [v2], generated))).toEqual([
    { label: '二', labelEn: '二 in English', href: '/v2', description: '1 item' },
  ])
})

test('a category without page leads to its first page, however deep', () => {
  const empty = category('空', [])
  const deep = category('二', [empty, category('三', [doc('a'), doc('b')])])
  expect(cardsOf(category('一', [deep], generated))).toEqual([
    { label: '二', labelEn: '二 in English', href: '/a', description: '2 items' },
  ])
})

test('a category without any page has no card', () => {
  expect(cardsOf(category('一', [category('空', [])], generated))).toEqual([])
})
