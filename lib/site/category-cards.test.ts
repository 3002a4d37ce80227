import { expect, test } from 'vitest'
import { categoryCards } from './page-links'
import { type CategoryItem, resolveSidebars } from './sidebars'
import { category, doc, generated } from './sidebars.fixture'

/** The cards of the first item of a sidebar, with the paths of their pages. */
function cardsOf(item: CategoryItem, descriptionOf = (path: string) => `Page ${path}.`) {
  const { guide } = resolveSidebars({ guide: [item] }, ['/category/一', '/category/二'])
  return guide
    .flatMap(node => categoryCards(node, descriptionOf))
    .map(({ pages, ...card }) => ({ ...card, pages: pages.map(({ path }) => path) }))
}

test('a page has a card with its own description', () => {
  expect(cardsOf(category('一', [doc('swaps', '兑换')], generated))).toEqual([
    {
      label: '兑换',
      labelEn: '兑换 in English',
      href: '/swaps',
      description: 'Page /swaps.',
      pages: [],
    },
  ])
})

test.each([
  [
    'with which most begin',
    ["The SDK's pools.", "The SDK's swaps.", 'Fees.'],
    ['Pools.', 'Swaps.', 'Fees.'],
  ],
  ['unless it is one word', ['The pools.', 'The swaps.'], ['The pools.', 'The swaps.']],
  ['unless few do', ["The SDK's pools.", 'Fees.'], ["The SDK's pools.", 'Fees.']],
  ['unless there is one', ["The SDK's pools."], ["The SDK's pools."]],
])('descriptions lose the words %s', (_, texts, shown) => {
  const docs = texts.map((_, index) => doc(`${index}`))
  const cards = cardsOf(category('一', docs, generated), path => texts[Number(path.slice(1))] ?? '')
  expect(cards.map(({ description }) => description)).toEqual(shown)
})

test('a category has a card that lists its pages, however deep', () => {
  const items = [doc('a'), category('三', [doc('b'), doc('c')])]
  expect(cardsOf(category('一', [category('二', items, generated)], generated))).toEqual([
    { label: '二', labelEn: '二 in English', href: '/category/二', pages: ['/a', '/b', '/c'] },
  ])
})

test('a category with a written page leads to it', () => {
  const v2 = category('二', [doc('v2/fees')], { type: 'doc', id: 'v2/index' })
  expect(cardsOf(category('一', [v2], generated))).toEqual([
    { label: '二', labelEn: '二 in English', href: '/v2', pages: ['/v2/fees'] },
  ])
})

test('a category without page leads to its first page', () => {
  const empty = category('空', [])
  const deep = category('二', [empty, category('三', [doc('a'), doc('b')])])
  expect(cardsOf(category('一', [deep], generated))).toEqual([
    { label: '二', labelEn: '二 in English', href: '/a', pages: ['/a', '/b'] },
  ])
})

test('a category without any page has no card', () => {
  expect(cardsOf(category('一', [category('空', [])], generated))).toEqual([])
})
