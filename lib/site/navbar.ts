import { type SidebarName, sidebars } from '../../sidebars.config'
import { pagesInOrder, resolveSidebars } from './sidebars'
import { type NavbarItem, siteConfig } from './site-config'
import { builtVersion } from './versions'

/** A navbar entry with what is needed to draw it. */
export type ResolvedNavbarItem = { position: 'left' | 'right' } & (
  | { type: 'link'; label: string; href: string; sidebar?: SidebarName }
  | { type: 'versions'; label: string }
  | { type: 'locale'; label: string }
)

const TYPES = ['docSidebar', 'link', 'docsVersionDropdown', 'localeDropdown', 'search'] as const
const AT = 'lib/site/site-config.ts: navbar.items'

/**
 * Gives navbar entries their addresses and labels. A `search` entry draws nothing by itself.
 * @throws Error naming the entry, for an unknown type, an unknown sidebar or a sidebar without page
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
  return new Error(`${AT}: unknown type '${type}'. Use one of: ${TYPES.join(', ')}.`)
}

function firstPage(name: SidebarName): string {
  if (!(name in sidebars)) {
    const known = Object.keys(sidebars).join(', ')
    throw new Error(`${AT}: no sidebar '${name}' in sidebars.config.ts. It has: ${known}.`)
  }
  // Generated-index pages are never first here: a sidebar opens with its overview.
  const [page] = pagesInOrder(resolveSidebars({ [name]: sidebars[name] }, [])[name] ?? [])
  if (!page)
    throw new Error(`${AT}: sidebar '${name}' in sidebars.config.ts has no page to link to.`)
  return page.path
}

/** The navbar of this site, in order. */
export const navbarItems = resolveNavbar(siteConfig.navbar.items)

/** Where the search stands, if the site has one: at the right end, unless an entry says left. */
export const searchPosition =
  siteConfig.navbar.items.find(item => item.type === 'search')?.position ?? 'right'

const DESCRIPTIONS: Record<SidebarName, string> = {
  study: 'Learn how the protocol works, in a reading order that suits what you want to build.',
  contract:
    'Integrate the contracts: what each function does, who may call it, and what can go wrong.',
  sdk: 'Choose the TypeScript packages for your task, and configure them for SwapX.',
}

/** The sections of the site, as the navbar leads to them: a sidebar each. */
export const sections = navbarItems
  .filter(item => item.type === 'link')
  .flatMap(({ label, href, sidebar }) =>
    sidebar ? [{ sidebar, label, href, description: DESCRIPTIONS[sidebar] }] : [],
  )
