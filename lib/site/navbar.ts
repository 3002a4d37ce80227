import { type SidebarName, sidebars } from '../../sidebars.config'
import { sidebarTrees } from './sidebar-trees'
import { pagesInOrder } from './sidebars'
import { type NavbarItem, siteConfig } from './site-config'
import { builtVersion } from './versions'

/** A navbar item as it is rendered. */
export type ResolvedNavbarItem = { position: 'left' | 'right' } & (
  | { type: 'link'; label: string; href: string; sidebar?: SidebarName }
  | { type: 'versions'; label: string }
  | { type: 'locale'; label: string }
)

const TYPES = ['docSidebar', 'link', 'docsVersionDropdown', 'localeDropdown', 'search'] as const
const LOCATION = 'lib/site/site-config.ts: navbar.items'

/**
 * Resolves the links and labels of navbar items. A `search` item only sets the position of the search.
 * @throws Error for an unknown type, an unknown sidebar or a sidebar without a page
 */
export const resolveNavbar = (items: readonly NavbarItem[]) => items.flatMap(resolveItem)

function resolveItem(item: NavbarItem): ResolvedNavbarItem[] {
  const position = item.position ?? 'right'
  switch (item.type) {
    case 'docSidebar': {
      const { label, sidebar } = item
      return [{ type: 'link', position, label, href: firstPage(sidebar), sidebar }]
    }
    case 'link':
      return [{ type: 'link', position, label: item.label, href: item.href }]
    case 'docsVersionDropdown':
      return [{ type: 'versions', position, label: builtVersion(siteConfig.versions).label }]
    case 'localeDropdown': {
      return [{ type: 'locale', position, label: siteConfig.locale.label }]
    }
    case 'search':
      return []
    default:
      throw unknownType(item)
  }
}

function unknownType(item: never): Error {
  const { type } = item as { type: unknown }
  return new Error(`${LOCATION}: unknown type '${type}'. Use one of: ${TYPES.join(', ')}.`)
}

function firstPage(name: SidebarName): string {
  if (!(name in sidebars)) {
    const known = Object.keys(sidebars).join(', ')
    throw new Error(`${LOCATION}: no sidebar '${name}' in sidebars.config.ts. It has: ${known}.`)
  }
  const [page] = pagesInOrder(sidebarTrees[name])
  if (!page)
    throw new Error(`${LOCATION}: sidebar '${name}' in sidebars.config.ts has no page to link to.`)
  return page.path
}

export const navbarItems = resolveNavbar(siteConfig.navbar.items)

/** Position of the search, if the site has one: the right end by default. */
export const searchPosition =
  siteConfig.navbar.items.find(item => item.type === 'search')?.position ?? 'right'

const DESCRIPTIONS: Record<SidebarName, string> = {
  study: 'Learn how the protocol works, in a reading order that suits what you want to build.',
  contract:
    'Integrate the contracts: what each function does, who may call it, and what can go wrong.',
  sdk: 'Choose the TypeScript packages for your task, and configure them for SwapX.',
}

/** The sections of the site, one for each sidebar in the navbar. */
export const sections = navbarItems
  .filter(item => item.type === 'link')
  .flatMap(({ label, href, sidebar }) =>
    sidebar ? [{ sidebar, label, href, description: DESCRIPTIONS[sidebar] }] : [],
  )
