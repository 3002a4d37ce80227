import { statSync } from 'node:fs'
import { routes } from '../lib/site/routes'

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

export const NOT_FOUND = '/404'

export const allPages = [...routes.keys(), NOT_FOUND]

/** Whether the page stands for its kind, for what is the same on all pages of the kind. */
export const isType = (path: string) =>
  path === NOT_FOUND || Object.values(PAGE_TYPES).includes(path)

/**
 * The pages that stand for their kind, and the ten longest of the export, which have the most of what a
 * width, an engine or the lack of scripts changes: tabs, boxes, figures and tables.
 */
export function typicalPages(): string[] {
  const bytes = (path: string) => statSync(`out${path === '/' ? '/index' : path}.html`).size
  const longest = allPages.toSorted((one, other) => bytes(other) - bytes(one)).slice(0, 10)
  return allPages.filter(path => isType(path) || longest.includes(path))
}
