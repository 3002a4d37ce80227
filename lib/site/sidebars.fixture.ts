import type { CategoryItem, CategoryLink, DocItem, SidebarItem } from './sidebars'

/** For tests: a page in a sidebar. */
export function doc(id: string, label = id): DocItem {
  return { type: 'doc', id, label, labelEn: `${label} in English` }
}

/** For tests: a group of pages in a sidebar. */
export function category(label: string, items: SidebarItem[], link?: CategoryLink): CategoryItem {
  return { type: 'category', label, labelEn: `${label} in English`, link, items }
}

/** For tests: the link of a category that has a page made for it. */
export const generated = {
  type: 'generated-index',
  description: 'What is here, in as many characters as a description has.',
} as const
