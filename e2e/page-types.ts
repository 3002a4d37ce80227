/** A page of each kind, for what would take too long on every page. */
export const PAGE_TYPES = {
  home: '/',
  'every element': '/markdown-page',
  category: '/category/条款和条件',
  article: '/contract/swapx-v2/concepts/advanced-topics/price',
  guide: '/sdk/v3/guides/liquidity/minting-position',
  'contract reference': '/contract/swapx-v3/technical-reference/core/SwapXV3PoolDeployer',
  'class reference': '/sdk/v3/reference/classes/TickMath',
}
