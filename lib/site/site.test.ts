import { describe, expect, test } from 'vitest'
import { storageKeys } from '../client/storage'
import { checkSite } from '../mdx/check/structure'
import { routes } from './routes'
import { sidebarTrees } from './sidebar-trees'
import { flatten, pagesInOrder } from './sidebars'
import { siteConfig } from './site-config'

/** Addresses of pages in one folder. */
const under = (folder: string, names: string) => names.split(' ').map(name => `${folder}/${name}`)

const V2 = '/contract/swapx-v2/concepts'
const V3 = '/contract/swapx-v3'
const GUIDES = '/sdk/v3/guides'
const REFERENCE = '/sdk/v3/reference'

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
    ...under(`${V2}/protocol-overview`, 'how-it-works ecosystem-participants smart-contract'),
    ...under(`${V2}/core-concepts`, 'swaps pools flash-swaps'),
    ...under(`${V2}/advanced-topics`, 'fees price understanding-returns security'),
    `${V3}/overview`,
    ...under(`${V3}/guides/Implement-A-Swap`, 'single-swaps multihop-swaps'),
    ...under(`${V3}/technical-reference/core`, 'SwapXV3Factory SwapXV3Pool SwapXV3PoolDeployer'),
    ...under(
      `${V3}/technical-reference/periphery`,
      'NonfungiblePositionManager NonfungibleTokenPositionDescriptor SwapRouter',
    ),
  ],
  sdk: [
    '/sdk',
    '/sdk/v2/overview',
    '/category/指南',
    ...under('/sdk/v2/guides', 'quick-start fetching-data pricing trading getting-pair-addresses'),
    '/category/参考',
    ...under('/sdk/v2/reference', 'getting-started pair route trade other-exports'),
    '/sdk/v3/overview',
    '/category/指南-1',
    ...under(GUIDES, 'background local-development web3-development-basics'),
    '/category/兑换',
    ...under(`${GUIDES}/swaps`, 'quoting trading routing'),
    '/category/流动性',
    ...under(
      `${GUIDES}/liquidity`,
      'position-data minting-position fetching-positions modifying-position collecting-fees swap-and-add-liquidity',
    ),
    '/category/高级',
    ...under(
      `${GUIDES}/advanced`,
      'introduction pool-data active-liquidity price-oracle range-orders',
    ),
    `${REFERENCE}/overview`,
    '/category/类',
    ...under(
      `${REFERENCE}/classes`,
      'FullMath LiquidityMath Multicall NonfungiblePositionManager NoTickDataProvider Payments Pool Position PositionLibrary Route SelfPermit SqrtPriceMath Staker SwapMath SwapQuoter SwapRouter Tick TickLibrary TickList TickListDataProvider TickMath Trade',
    ),
    '/category/枚举',
    `${REFERENCE}/enums/FeeAmount`,
    '/category/接口',
    ...under(
      `${REFERENCE}/interfaces`,
      'AllowedPermitArguments BestTradeOptions ClaimOptions CollectOptions CommonAddLiquidityOptions FeeOptions IncentiveKey IncreaseSpecificOptions MethodParameters MintSpecificOptions NFTPermitOptions QuoteOptions RemoveLiquidityOptions SafeTransferOptions StandardPermitArguments SwapOptions TickConstructorArgs TickDataProvider WithdrawOptions',
    ),
  ],
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
    expect(checkSite()).toEqual([])
  })
})

test('labels in the sidebar are Chinese, except product names', () => {
  const labels = Object.values(sidebarTrees).flatMap(nodes =>
    flatten(nodes).map(({ label }) => label),
  )
  const others = labels.filter(label => !/\p{Script=Han}/u.test(label))
  expect(others).toEqual(['SwapX V2', 'SwapX V3', 'SwapX V2 SDK', 'SwapX V3 SDK'])
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
      shortcuts: 'keyboard-shortcuts',
    })
  })
})
