import { createContext, useContext } from 'react'
import type { SidebarNode } from '@/lib/site/sidebars'
import type { SidebarName } from '@/sidebars.config'

type Sidebar = { name: SidebarName; nodes: SidebarNode[] }

/** Held by `CurrentSidebar`. */
export const CurrentSidebarContext = createContext<Sidebar | undefined>(undefined)

/** The sidebar that holds the page on screen, if one does. */
export function useCurrentSidebar(): Sidebar | undefined {
  return useContext(CurrentSidebarContext)
}
