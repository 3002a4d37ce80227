import { pageAddress } from './metadata'
import { bilingual, type SidebarNode } from './sidebars'

/** The steps of the way from the top of a sidebar to a page. */
export function breadcrumbs(trail: SidebarNode[]) {
  return trail.map(({ label, labelEn, path }, index) => {
    const current = index === trail.length - 1
    return { label, labelEn, path, current }
  })
}

/** The steps that have an address, as search engines read them. */
export function breadcrumbList(trail: SidebarNode[]) {
  const steps = breadcrumbs(trail).filter(step => step.path !== undefined)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path = '', ...step }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: bilingual(step),
      item: pageAddress(path),
    })),
  }
}
