import { flatten, type SidebarNode } from './sidebars'

/**
 * A card for each item of a category: a page with its own description, a category with its number
 * of items. A category without a page of its own leads to its first page.
 * @param descriptionOf description of the document at an address, if there is one
 */
export function categoryCards(
  category: SidebarNode,
  descriptionOf: (path: string) => string | undefined,
) {
  return category.items.flatMap(item => {
    const href = flatten([item]).find(({ path }) => path)?.path
    if (!href) return []
    const { type, label, labelEn } = item
    const own = type === 'doc' ? descriptionOf(href) : undefined
    const count = item.items.length
    const description = own ?? (count === 1 ? '1 item' : `${count} items`)
    return [{ label, labelEn, href, description }]
  })
}
