import type { SidebarName } from '../../sidebars.config'
import { navbarItems } from './navbar'

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
