import { placeOf, sidebarTrees } from '@/lib/site/sidebar-trees'
import { usePath } from '../shell/use-path'

/** The sidebar that holds the page on screen, if one does. */
export function useCurrentSidebar() {
  const { sidebar: name } = placeOf(usePath())
  return name && { name, nodes: sidebarTrees[name] }
}
