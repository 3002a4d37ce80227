import { expect, test } from 'vitest'
import { breadcrumbList, breadcrumbs } from './page-links'
import { findPlaces, resolveSidebars } from './sidebars'
import { category, doc, generated } from './sidebars.fixture'

const sidebars = resolveSidebars(
  { sdk: [category('参考', [category('类', [doc('sdk/Pool', 'Pool（池）')])], generated)] },
  ['/category/参考'],
)
const trailOf = (path: string) => findPlaces(sidebars).get(path)?.trail ?? []

test('a category with a page is a step to it, one without is text, the page itself is current', () => {
  expect(breadcrumbs(trailOf('/sdk/Pool'))).toEqual([
    { label: '参考', labelEn: '参考 in English', path: '/category/参考', current: false },
    { label: '类', labelEn: '类 in English', path: undefined, current: false },
    { label: 'Pool（池）', labelEn: 'Pool（池） in English', path: '/sdk/Pool', current: true },
  ])
})

test('on a category page the category is the last step', () => {
  expect(breadcrumbs(trailOf('/category/参考'))).toEqual([
    { label: '参考', labelEn: '参考 in English', path: '/category/参考', current: true },
  ])
})

test('a page outside the sidebars has none', () => {
  expect(breadcrumbs(trailOf('/markdown-page'))).toEqual([])
})

test('structured data has the steps with an address, including the page', () => {
  const { itemListElement } = breadcrumbList(trailOf('/sdk/Pool'))
  const url = 'https://docs.swapx.exchange'
  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, '参考 参考 in English', `${url}/category/%E5%8F%82%E8%80%83`],
    [2, 'Pool（池） Pool（池） in English', `${url}/sdk/Pool`],
  ])
})
