import { expect, test } from 'vitest'
import { readFrontMatters } from '../content/front-matter'
import { pageTitle } from './metadata'
import { routes } from './routes'

const docs = Object.fromEntries(readFrontMatters()) as Record<string, { title: string }>
const titles = new Map([...routes.values()].map(route => [route.path, pageTitle(route, docs)]))

test('no two pages have the same title in the browser', () => {
  const all = [...titles.values()]
  expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([])
})

test.each([
  ['/sdk/v2/guides/pricing', 'Pricing (SwapX V2 SDK)'],
  ['/contract/swapx-v3/technical-reference/periphery/SwapRouter', 'SwapRouter (SwapX V3)'],
  ['/sdk/v3/reference/classes/SwapRouter', 'SwapRouter (SwapX V3 SDK)'],
  ['/category/指南', '指南 Guides (SwapX V2 SDK)'],
])('%s shares its title and says what it belongs to: %s', (path, title) => {
  expect(titles.get(path)).toBe(title)
})

test('a page above all categories is not followed by its own name', () => {
  const trail = [{ type: 'doc' as const, label: '定价', labelEn: 'Pricing', items: [] }]
  const route = { type: 'doc' as const, id: 'a', path: '/a', trail }
  expect(pageTitle(route, { ...docs, a: { title: 'Pricing' } })).toBe('Pricing')
})

test('a unique title has no suffix', () => {
  expect(titles.get('/sdk/v3/reference/classes/Pool')).toBe('Pool')
})
