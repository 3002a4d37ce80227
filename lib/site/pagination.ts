import { pagesInOrder, type SidebarNode } from './sidebars'

export type Neighbour = Pick<SidebarNode, 'label' | 'labelEn'> & { path: string }

/** What a page says of its neighbours: another page, none (null), or nothing (undefined). */
export type OwnNeighbours = { previous?: Neighbour | null; next?: Neighbour | null }

/**
 * The pages before and after `path` in a sidebar's reading order; it never leaves the sidebar,
 * except where the page wants other neighbours.
 */
export function pagination(nodes: SidebarNode[], path: string, own: OwnNeighbours = {}) {
  const pages = pagesInOrder(nodes)
  const index = pages.findIndex(page => page.path === path)
  const { previous = pages[index - 1], next = index < 0 ? undefined : pages[index + 1] } = own
  return { previous, next }
}
