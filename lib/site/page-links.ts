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

/** The previous and next page in the reading order of a sidebar. */
export function pagination(nodes: SidebarNode[], path: string) {
  const pages = pagesInOrder(nodes)
  const index = pages.findIndex(page => page.path === path)
  return { previous: pages[index - 1], next: index < 0 ? undefined : pages[index + 1] }
}

/**
 * A card for each item of a category: a page with its description, a category with its pages. A category
 * without a page links to its first page.
 * @param descriptionOf returns the description of the document at a path, if there is one
 */
export function categoryCards(
  category: SidebarNode,
  descriptionOf: (path: string) => string | undefined,
) {
  const cards = category.items.flatMap(item => {
    const href = flatten([item]).find(({ path }) => path)?.path
    if (!href) return []
    const { type, label, labelEn } = item
    const description = type === 'doc' ? descriptionOf(href) : undefined
    return [{ label, labelEn, href, description, pages: pagesInOrder(item.items) }]
  })
  const begin = commonWords(cards.flatMap(({ description }) => description ?? []))
  return cards.map(card => {
    const { description } = card
    if (!begin || !description?.startsWith(begin)) return card
    const rest = description.slice(begin.length)
    return { ...card, description: rest.charAt(0).toUpperCase() + rest.slice(1) }
  })
}

/** The first words of more than half of the texts, such as "The v3 SDK's ", if they are two or more. */
function commonWords(texts: string[]): string {
  if (texts.length < 2) return ''
  const words: string[] = []
  const first = texts.map(text => text.split(' '))
  for (;;) {
    const same = first.filter(text => words.every((word, index) => text[index] === word))
    const following = same.flatMap(text => text[words.length] ?? [])
    const next = following.find(
      word => following.filter(other => other === word).length > texts.length / 2,
    )
    if (next === undefined) return words.length > 1 ? `${words.join(' ')} ` : ''
    words.push(next)
  }
}
