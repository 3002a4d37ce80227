import { expect, test, vi } from 'vitest'
import { productNavbar } from './product.fixture'
import type { NavbarItem } from './site-config'

// Other test files have loaded these modules with the sidebars as they are, and go on with them.
vi.resetModules()
vi.doMock('../../sidebars.config', async importOriginal => {
  const original = await importOriginal<typeof import('../../sidebars.config')>()
  const guide = [{ type: 'doc', id: 'guide/index', label: '指南', labelEn: 'Guide' }]
  return { ...original, sidebars: { ...original.sidebars, contract: guide, drafts: [] } }
})
const { navbarItems, resolveNavbar } = await import('./navbar')
vi.doUnmock('../sidebars.config')
vi.resetModules()

test('an item without position stands on the right', () => {
  const link = { type: 'link', label: 'Home', href: '/' } as const
  expect(resolveNavbar([link, { ...link, position: 'left' }])).toEqual([
    { type: 'link', position: 'right', label: 'Home', href: '/' },
    { type: 'link', position: 'left', label: 'Home', href: '/' },
  ])
})

test('a sidebar item leads to the first page of its sidebar', () => {
  expect(resolveNavbar([{ type: 'docSidebar', sidebar: 'contract', label: 'Contract' }])).toEqual([
    { type: 'link', position: 'right', label: 'Contract', href: '/guide', sidebar: 'contract' },
  ])
})

test('the version item is named after the current version', () => {
  expect(resolveNavbar([{ type: 'docsVersionDropdown' }])).toEqual([
    { type: 'versions', position: 'right', label: 'Next' },
  ])
})

test('the language item offers English', () => {
  expect(resolveNavbar([{ type: 'localeDropdown' }])).toEqual([
    { type: 'locale', position: 'right', label: 'English' },
  ])
})

test('a search item draws nothing', () => {
  expect(resolveNavbar([{ type: 'search' }])).toEqual([])
})

test.each([
  [
    'an unknown type',
    { type: 'blog' },
    "lib/site/site-config.ts: navbar.items: unknown type 'blog'. Use one of: docSidebar, link, docsVersionDropdown, localeDropdown, search.",
  ],
  [
    'an unknown sidebar',
    { type: 'docSidebar', sidebar: 'api', label: 'API' },
    "lib/site/site-config.ts: navbar.items: no sidebar 'api' in sidebars.config.ts. It has: study, contract, sdk, drafts.",
  ],
  [
    'a sidebar without page',
    { type: 'docSidebar', sidebar: 'drafts', label: 'Drafts' },
    "lib/site/site-config.ts: navbar.items: sidebar 'drafts' in sidebars.config.ts has no page to link to.",
  ],
])('%s is an error that names it', (_, item, message) => {
  expect(() => resolveNavbar([item as NavbarItem])).toThrow(new Error(message))
})

test('the site has three sections on the left, its source, version and language on the right', () => {
  const entries = navbarItems.map(({ position, label }) => `${position} ${label}`)
  expect(entries.filter(entry => productNavbar.includes(entry))).toEqual(productNavbar)
})
