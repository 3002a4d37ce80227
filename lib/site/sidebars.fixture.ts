import type { CategoryItem, CategoryLink, DocItem, SidebarItem } from './sidebars'

export function doc(id: string, label = id): DocItem {
  return { type: 'doc', id, label, labelEn: `${label} in English` }
}

export function category(label: string, items: SidebarItem[], link?: CategoryLink): CategoryItem {
  return { type: 'category', label, labelEn: `${label} in English`, link, items }
}

/** The link of a category with a generated page. */
export const generated = {
  type: 'generated-index',
  description: 'What is here, in as many characters as a description has.',
} as const
