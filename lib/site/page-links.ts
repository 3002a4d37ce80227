import { counted } from './format'
import { pageUrl } from './metadata'
import { bilingual, flatten, pagesInOrder, type SidebarNode } from './sidebars'

/** The steps from the top of a sidebar to a page. */
export function breadcrumbs(trail: SidebarNode[]) {
  return trail.map(({ label, labelEn, path }, index) => {
    const current = index === trail.length - 1
    return { label, labelEn, path, current }
  })
}

/** The breadcrumbs that have a page, as structured data: https://schema.org/BreadcrumbList */
export function breadcrumbList(trail: SidebarNode[]) {
  const steps = breadcrumbs(trail).filter(step => step.path !== undefined)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path = '', ...step }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: bilingual(step),
      item: pageUrl(path),
    })),
  }
}

export type Neighbour = Pick<SidebarNode, 'label' | 'labelEn'> & { path: string }

/** Neighbours set by the page itself: another page, none (null) or the sidebar's (undefined). */
export type PaginationOverrides = { previous?: Neighbour | null; next?: Neighbour | null }

/** The previous and next page in the reading order of a sidebar, unless the page overrides them. */
export function pagination(
  nodes: SidebarNode[],
  path: string,
  overrides: PaginationOverrides = {},
) {
  const pages = pagesInOrder(nodes)
  const index = pages.findIndex(page => page.path === path)
  const { previous = pages[index - 1], next = index < 0 ? undefined : pages[index + 1] } = overrides
  return { previous, next }
}

/**
 * A card for each item of a category: a page with its description, a category with the number of its
 * items. A category without a page links to its first page.
 * @param descriptionOf returns the description of the document at a path, if there is one
 */
export function categoryCards(
  category: SidebarNode,
  descriptionOf: (path: string) => string | undefined,
) {
  return category.items.flatMap(item => {
    const href = flatten([item]).find(({ path }) => path)?.path
    if (!href) return []
    const { type, label, labelEn } = item
    const ownDescription = type === 'doc' ? descriptionOf(href) : undefined
    const description = ownDescription ?? counted(item.items.length, 'item')
    return [{ label, labelEn, href, description }]
  })
}
