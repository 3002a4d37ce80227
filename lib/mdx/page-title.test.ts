import { expect, test } from 'vitest'
import { routes } from '../site/routes'
import { bilingual, type SidebarNode } from '../site/sidebars'
import { readFrontMatters } from './front-matters.mjs'
import { pageTitle } from './page-title'

const docs = new Map(readFrontMatters('content').map(({ id, front }) => [id, String(front.title)]))
const titles = new Map(
  [...routes.values()].map(route => {
    const own = route.type === 'doc' ? docs.get(route.id) : bilingual(route.category)
    return [route.path, pageTitle(own ?? '', route)]
  }),
)

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
  const trail: SidebarNode[] = [{ type: 'doc', label: '定价', labelEn: 'Pricing', items: [] }]
  expect(pageTitle('Pricing', { trail })).toBe('Pricing')
})

test('a unique title has no suffix', () => {
  expect(titles.get('/sdk/v3/reference/classes/Pool')).toBe('Pool')
})
