import { expect, test } from 'vitest'
import { checkSite } from '../check/structure'
import { storageKeys } from '../client/storage'
import { missingPages, otherFirstPages, otherSetting, productSettings } from './product.fixture'
import { routes } from './routes'
import { sidebarTrees } from './sidebar-trees'
import { flatten, pagesInOrder } from './sidebars'
import { siteConfig } from './site-config'

test('the site has the pages of the product, each in its sidebar', () => {
  expect(missingPages(routes.values())).toEqual([])
})

test('each sidebar begins with the page that the navbar is to lead to', () => {
  const firstPages = Object.entries(sidebarTrees).map(
    ([name, tree]) => [name, pagesInOrder(tree)[0]?.path] as const,
  )
  expect(otherFirstPages(firstPages)).toEqual([])
})

test('every entry has its file, every file its entry, and every page its own address', () => {
  expect(checkSite()).toEqual([])
})

test('labels in the sidebar are Chinese, except product names', () => {
  const labels = Object.values(sidebarTrees).flatMap(nodes =>
    flatten(nodes).map(({ label }) => label),
  )
  const others = labels.filter(label => !/\p{Script=Han}/u.test(label))
  for (const label of others) expect(label).toMatch(/^SwapX /)
})

test('the settings are those of the specification', () => {
  for (const [name, value] of Object.entries(productSettings)) {
    expect.soft(siteConfig, otherSetting(name)).toHaveProperty(name, value)
  }
  expect(siteConfig.footer.copyright).toContain('2024')
})

test('every choice of a reader is kept under a key of its own, without prefix', () => {
  expect(storageKeys).toEqual({
    theme: 'theme',
    announcementId: 'docusaurus.announcement.id',
    announcementDismissed: 'docusaurus.announcement.dismiss',
    preferredVersion: 'docs-preferred-version-default',
  })
})
