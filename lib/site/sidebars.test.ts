import { describe, expect, test } from 'vitest'
import { docPath } from './paths'
import {
  configuredDocIds,
  findPlaces,
  flatten,
  generatedCategories,
  pagesInOrder,
  resolveSidebars,
} from './sidebars'
import { category, doc, generated } from './sidebars.fixture'

/** One sidebar with each kind of item, and a second one. */
const sidebars = {
  guide: [
    doc('guide/index', '概述'),
    category(
      '基础',
      [
        category('更多', [doc('guide/Swap')]),
        category('池', [], { type: 'doc', id: 'guide/pool' }),
      ],
      generated,
    ),
  ],
  terms: [category('条款', [doc('terms/terms&conditions')], generated)],
}

const trees = resolveSidebars(sidebars, ['/category/基础', '/category/条款'])
const { guide } = trees

test.each([
  ['index', '/'],
  ['markdown-page', '/markdown-page'],
  ['study/index', '/study'],
  ['study/terms&conditions/terms', '/study/terms&conditions/terms'],
  ['core/SwapXV3PoolDeployer', '/core/SwapXV3PoolDeployer'],
  ['guide/price-index', '/guide/price-index'],
])('content/%s.mdx is shown at %s', (id, path) => {
  expect(docPath(id)).toBe(path)
})

test('parents come before their children', () => {
  expect(flatten(sidebars.guide).map(({ label }) => label)).toEqual([
    '概述',
    '基础',
    '更多',
    'guide/Swap',
    '池',
  ])
})

test('the named documents are the standalone ones, the items and the pages of categories', () => {
  expect(configuredDocIds(sidebars, ['index'])).toEqual([
    'index',
    'guide/index',
    'guide/Swap',
    'guide/pool',
    'terms/terms&conditions',
  ])
})

test('a document named twice is listed twice', () => {
  expect(configuredDocIds({ a: [doc('x')], b: [doc('x')] }, [])).toEqual(['x', 'x'])
})

test('only categories that ask for it get a page made for them', () => {
  expect(generatedCategories(sidebars).map(({ label }) => label)).toEqual(['基础', '条款'])
})

test('every item gets its address, except a category without page', () => {
  expect(guide).toEqual([
    { type: 'doc', label: '概述', labelEn: '概述 in English', path: '/guide', items: [] },
    {
      type: 'category',
      label: '基础',
      labelEn: '基础 in English',
      path: '/category/基础',
      items: [
        {
          type: 'category',
          label: '更多',
          labelEn: '更多 in English',
          path: undefined,
          items: [
            {
              type: 'doc',
              label: 'guide/Swap',
              labelEn: 'guide/Swap in English',
              path: '/guide/Swap',
              items: [],
            },
          ],
        },
        {
          type: 'category',
          label: '池',
          labelEn: '池 in English',
          path: '/guide/pool',
          items: [],
        },
      ],
    },
  ])
})

describe('the trail', () => {
  const labels = (path: string) =>
    findPlaces({ guide })
      .get(path)
      ?.trail.map(({ label }) => label)

  test.each([
    ['a page at the top', '/guide', ['概述']],
    ['a page in categories', '/guide/Swap', ['基础', '更多', 'guide/Swap']],
    ['the page of a category', '/guide/pool', ['基础', '池']],
    ['a generated page', '/category/基础', ['基础']],
    ['no page of another sidebar', '/category/条款', undefined],
    ['no address in other case', '/guide/swap', undefined],
  ])('leads to %s', (_, path, trail) => {
    expect(labels(path)).toEqual(trail)
  })

  test('leads to the first place of a page that is in two', () => {
    const tree = resolveSidebars({ a: [category('first', [doc('x')]), doc('x')] }, [])
    const { trail = [] } = findPlaces(tree).get('/x') ?? {}
    expect(trail.map(({ label }) => label)).toEqual(['first', 'x'])
  })
})

test.each([
  ['/guide/Swap', 'guide'],
  ['/category/条款', 'terms'],
  ['/', undefined],
])('%s is in sidebar %s', (path, name) => {
  expect(findPlaces(trees).get(path)?.sidebar).toBe(name)
})

test('reading order: a category’s page before its items, categories without page left out', () => {
  expect(pagesInOrder(guide).map(({ path }) => path)).toEqual([
    '/guide',
    '/category/基础',
    '/guide/Swap',
    '/guide/pool',
  ])
})
