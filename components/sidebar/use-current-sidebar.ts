import { sidebarTrees } from '@/lib/site/sidebar-trees'
import { findSidebarName } from '@/lib/site/sidebars'
import { usePath } from '../shell/use-path'

/** The sidebar that holds the page on screen, if one does. */
export function useCurrentSidebar() {
  const name = findSidebarName(sidebarTrees, usePath())
  return name && { name, nodes: sidebarTrees[name] }
}
