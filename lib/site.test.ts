import { describe, expect, test } from 'vitest'
import { routes, sidebarTrees } from './routes'
import { flatten, pagesInOrder } from './sidebars'
import { siteConfig } from './site-config'
import { storageKeys } from './storage'
import { checkSite } from './structure'

const V2 = '/contract/swapx-v2/concepts'

/** Every page in sidebar order, which is the order of reading. */
const PAGES = {
  study: [
    '/study',
    '/category/条款和条件',
    '/study/terms&conditions/privacy',
    '/study/terms&conditions/terms',
  ],
  contract: [
    '/contract',
    '/contract/swapx-v2',
    `${V2}/protocol-overview/how-it-works`,
    `${V2}/protocol-overview/ecosystem-participants`,
    `${V2}/protocol-overview/smart-contract`,
    `${V2}/core-concepts/swaps`,
    `${V2}/core-concepts/pools`,
    `${V2}/core-concepts/flash-swaps`,
    `${V2}/advanced-topics/fees`,
    `${V2}/advanced-topics/price`,
    `${V2}/advanced-topics/understanding-returns`,
    `${V2}/advanced-topics/security`,
    '/contract/swapx-v3/overview',
    '/contract/swapx-v3/technical-reference/core/SwapXV3PoolDeployer',
  ],
  sdk: ['/sdk'],
}
const STANDALONE = ['/', '/markdown-page']

describe('pages', () => {
  test('the site has these pages and no others', () => {
    const expected = [...STANDALONE, ...Object.values(PAGES).flat()]
    expect([...routes.keys()].sort()).toEqual(expected.toSorted())
  })

  test('three sidebars lead through them in this order', () => {
    const order = Object.entries(sidebarTrees).map(([name, nodes]) => [
      name,
      pagesInOrder(nodes).map(({ path }) => path),
    ])
    expect(order).toEqual(Object.entries(PAGES))
  })

  test('each page knows its sidebar, except those outside all of them', () => {
    const pagesOf = (name?: string) =>
      [...routes.values()].filter(({ sidebar }) => sidebar === name).map(({ path }) => path)
    for (const [name, paths] of Object.entries(PAGES)) {
      expect(pagesOf(name).sort()).toEqual(paths.toSorted())
    }
    expect(pagesOf(undefined)).toEqual(STANDALONE)
  })

  test('every entry has its file, every file its entry, and every page its own address', () => {
    expect(checkSite()).toEqual({ errors: [], duplicates: [] })
  })
})

test('labels in the sidebar are Chinese, except product names', () => {
  const labels = Object.values(sidebarTrees).flatMap(nodes =>
    flatten(nodes).map(({ label }) => label),
  )
  const others = labels.filter(label => !/\p{Script=Han}/u.test(label))
  expect(others).toEqual(['SwapX V2', 'SwapX V3'])
})

describe('settings', () => {
  test('are those of the specification', () => {
    expect(siteConfig).toMatchObject({
      title: 'Docs',
      titleDelimiter: '|',
      tagline: 'Efficient, convenient and safe',
      locale: {
        code: 'en',
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
      },
      versions: [
        { name: 'current', label: 'Next', isLast: true, path: '/', mainDoc: 'study/index' },
      ],
      desktopBreakpoint: 996,
      colorMode: {
        defaultMode: 'light',
        disableSwitch: false,
        respectPrefersColorScheme: false,
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      autoCollapseCategories: false,
      navbar: { hideOnScroll: false },
      onBrokenLinks: 'throw',
      onBrokenMarkdownLinks: 'warn',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
    })
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
})
