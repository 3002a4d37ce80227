import { docPath } from './paths'

/** A page in a sidebar. */
export type DocItem = {
  type: 'doc'
  /** Path of the page's file under `content/`, without `.mdx`. */
  id: string
  /** Chinese label. */
  label: string
  /** English name, shown beside it. */
  labelEn: string
}

/** The page that a category's label leads to. */
export type CategoryLink =
  /** A generated page that lists the category's items, at `/category/` and the label's slug. */
  | { type: 'generated-index'; description: string }
  /** A document, which must not be among the category's items. */
  | { type: 'doc'; id: string }

/** A category in a sidebar. */
export type CategoryItem = {
  type: 'category'
  label: string
  labelEn: string
  /** Without it the label only toggles the category. */
  link?: CategoryLink
  items: SidebarItem[]
}

type GeneratedCategory = CategoryItem & { link: { type: 'generated-index' } }

export type SidebarItem = DocItem | CategoryItem

export type Sidebars = Record<string, SidebarItem[]>

/** An item with its path, for the sidebar, breadcrumbs and pagination. */
export type SidebarNode = {
  type: SidebarItem['type']
  label: string
  labelEn: string
  /** Path of the item's own page; a category may have none. */
  path?: string
  items: SidebarNode[]
}

/** All items, parents before children. */
export function flatten<Item extends SidebarItem | SidebarNode>(items: Item[]): Item[] {
  return items.flatMap(item => {
    const below = 'items' in item ? (item.items as Item[]) : []
    return [item, ...flatten(below)]
  })
}

/** The items of all sidebars. */
function allItems(sidebars: Sidebars): SidebarItem[] {
  return Object.values(sidebars).flatMap(tree => flatten(tree))
}

/** Ids of the documents in sidebars and standalone pages, including duplicates. */
export function configuredDocIds(sidebars: Sidebars, standalonePages: string[]): string[] {
  const ids = allItems(sidebars).map(docIdOf)
  return [...standalonePages, ...ids.filter(id => id !== undefined)]
}

function docIdOf(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.id
  return item.link?.type === 'doc' ? item.link.id : undefined
}

/** The generated-index categories of all sidebars, in the order in which their slugs are assigned. */
export function generatedCategories(sidebars: Sidebars): GeneratedCategory[] {
  return allItems(sidebars).filter(isGenerated)
}

function isGenerated(item: SidebarItem): item is GeneratedCategory {
  return item.type === 'category' && item.link?.type === 'generated-index'
}

/**
 * Resolves the path of every item.
 * @param categoryPaths paths of the generated-index categories, in the order of `generatedCategories`
 */
export function resolveSidebars<Name extends string>(
  sidebars: Record<Name, SidebarItem[]>,
  categoryPaths: string[],
): Record<Name, SidebarNode[]> {
  const generated = generatedCategories(sidebars)
  function resolve(item: SidebarItem): SidebarNode {
    const { type, label, labelEn } = item
    if (type === 'doc') return { type, label, labelEn, path: docPath(item.id), items: [] }
    const path = isGenerated(item)
      ? categoryPaths[generated.indexOf(item)]
      : item.link?.type === 'doc'
        ? docPath(item.link.id)
        : undefined
    return { type, label, labelEn, path, items: item.items.map(resolve) }
  }

  const entries = Object.entries<SidebarItem[]>(sidebars)
  return Object.fromEntries(entries.map(([name, items]) => [name, items.map(resolve)])) as Record<
    Name,
    SidebarNode[]
  >
}

/** The position of a page: its sidebar, and the items from the top down to it. */
export type Place<Name> = { path: string; sidebar?: Name; trail: SidebarNode[] }

/** Places of all paths in sidebars, by path; the first one wins. */
export function findPlaces<Name extends string>(sidebars: Record<Name, SidebarNode[]>) {
  const places = new Map<string, Place<Name>>()
  function visit(sidebar: Name, nodes: SidebarNode[], above: SidebarNode[] = []) {
    for (const node of nodes) {
      const trail = [...above, node]
      const { path } = node
      if (path && !places.has(path)) places.set(path, { path, sidebar, trail })
      visit(sidebar, node.items, trail)
    }
  }
  for (const name of Object.keys(sidebars) as Name[]) visit(name, sidebars[name])
  return places
}

/** The pages of a sidebar in reading order: a category's own page precedes its items. */
export function pagesInOrder(nodes: SidebarNode[]): (SidebarNode & { path: string })[] {
  return flatten(nodes).filter((node): node is SidebarNode & { path: string } => Boolean(node.path))
}

/** A label and its English name as plain text, as `components/ui/label` renders them. */
export function bilingual({ label, labelEn }: { label: string; labelEn: string }): string {
  return label.startsWith(labelEn) ? label : `${label} ${labelEn}`
}
