import type { SidebarName } from '../../sidebars.config'

// The pages and settings that the specification requires. A change of the product must change them too; what is
// added to it need not.

const LIST = 'lib/site/product.fixture.ts'
const NO_SIDEBAR = 'no sidebar'

/** Paths of pages in one folder. */
const under = (folder: string, names: string) => names.split(' ').map(name => `${folder}/${name}`)

const V2 = '/contract/swapx-v2/concepts'
const V3 = '/contract/swapx-v3'
const GUIDES = '/sdk/v3/guides'
const REFERENCE = '/sdk/v3/reference'

/** Paths of the required pages by sidebar, its first one first; others may be among them. */
const pages: Record<SidebarName | typeof NO_SIDEBAR, string[]> = {
  [NO_SIDEBAR]: ['/', '/markdown-page'],
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

/** Required settings of `siteConfig`, by property path. */
export const productSettings = {
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
  versions: [{ name: 'current', label: 'Next', isLast: true, path: '/', mainDoc: 'study/index' }],
  desktopBreakpoint: 996,
  'colorMode.defaultMode': 'light',
  'colorMode.disableSwitch': false,
  'colorMode.respectPrefersColorScheme': false,
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  autoCollapseCategories: false,
  'navbar.hideOnScroll': false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
}

/** Required items of the navbar, in order; others may be among them. */
export const productNavbar = [
  'left Study',
  'left Contract',
  'left SDK',
  'right GitHub',
  'right Next',
  'right English',
]

/** The message for a setting that differs from the product's. */
export const otherSetting = (name: string) =>
  `${name} differs from the product: restore it, or change it in ${LIST} too`

/** Messages for required pages that the site lacks, or has in another sidebar. */
export function missingPages(site: Iterable<{ path: string; sidebar?: string }>): string[] {
  const places = (path: string, sidebar: string = NO_SIDEBAR) => `${path} (${sidebar})`
  const present = new Set([...site].map(page => places(page.path, page.sidebar)))
  return Object.entries(pages)
    .flatMap(([name, paths]) => paths.map(path => places(path, name)))
    .filter(page => !present.has(page))
    .map(
      page =>
        `${page} is not a page of the site: restore it, or remove it from ${LIST} and add a redirect to lib/site/redirects.ts.`,
    )
}

/** Messages for sidebars that begin with another page than the product's. */
export function otherFirstPages(sidebars: (readonly [name: string, first?: string])[]): string[] {
  return sidebars.flatMap(([name, first]) => {
    const [required = first] = pages[name as SidebarName] ?? []
    return first === required
      ? []
      : `The sidebar '${name}' begins with ${first}, so the navbar leads there: put ${required} first in sidebars.config.ts.`
  })
}
