import { pagesInOrder, type SidebarNode } from './sidebars'

/** The pages before and after `path` in a sidebar's reading order; it never leaves the sidebar. */
export function pagination(nodes: SidebarNode[], path: string) {
  const pages = pagesInOrder(nodes)
  const index = pages.findIndex(page => page.path === path)
  return { previous: pages[index - 1], next: index < 0 ? undefined : pages[index + 1] }
}
