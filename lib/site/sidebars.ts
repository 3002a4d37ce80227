import { docPath } from './paths'

/** A page in a sidebar. */
export type DocItem = {
  type: 'doc'
  /** Path of the page's file under `content/`, without `.mdx`. */
  id: string
  /** Text in the sidebar, in Chinese. */
  label: string
  /** The same in English, shown as tooltip. */
  labelEn: string
}

/** The page that a category's label leads to. */
export type CategoryLink =
  /** A page made from the category's items; its address is `/category/` and the label's slug. */
  | { type: 'generated-index'; description: string }
  /** An existing page, which must not be listed among the category's items. */
  | { type: 'doc'; id: string }

/** A group of pages in a sidebar. */
export type CategoryItem = {
  type: 'category'
  label: string
  labelEn: string
  /** Without it the label only opens and closes the group. */
  link?: CategoryLink
  items: SidebarItem[]
}

type GeneratedCategory = CategoryItem & { link: { type: 'generated-index' } }

export type SidebarItem = DocItem | CategoryItem

export type Sidebars = Record<string, SidebarItem[]>

/** An item with its address, as the sidebar, breadcrumbs and pagination read it. */
export type SidebarNode = {
  type: SidebarItem['type']
  label: string
  labelEn: string
  /** Address of the item's own page; a category may have none. */
  path?: string
  items: SidebarNode[]
}

/** All items, parents before their children. */
export function flatten<Item extends SidebarItem | SidebarNode>(items: Item[]): Item[] {
  return items.flatMap(item => {
    const below = 'items' in item ? (item.items as Item[]) : []
    return [item, ...flatten(below)]
  })
}

/** The items of all sidebars. */
export function allItems(sidebars: Sidebars): SidebarItem[] {
  return Object.values(sidebars).flatMap(tree => flatten(tree))
}

/** Ids of the documents that sidebars and standalone pages name, with repeats. */
export function configuredDocIds(sidebars: Sidebars, standalonePages: string[]): string[] {
  const ids = allItems(sidebars).map(docIdOf)
  return [...standalonePages, ...ids.filter(id => id !== undefined)]
}

function docIdOf(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.id
  return item.link?.type === 'doc' ? item.link.id : undefined
}

/** The generated-index categories of all sidebars, in the order in which they take their slugs. */
export function generatedCategories(sidebars: Sidebars): GeneratedCategory[] {
  return allItems(sidebars).filter(isGenerated)
}

/** Whether a page is made for it. */
export function isGenerated(item: SidebarItem): item is GeneratedCategory {
  return item.type === 'category' && item.link?.type === 'generated-index'
}

/** Ids of pages that are left out of the site for now. */
export const draftDocs = read(process.env.DRAFT_DOCS)

/** Ids of pages that are there for those who have the address, and named nowhere. */
export const unlistedDocs = read(process.env.UNLISTED_DOCS)

/** next.config.mjs reads the front matter and hands these lists on, to the browser too. */
function read(list: string | undefined): ReadonlySet<string> {
  return new Set<string>(JSON.parse(list || '[]'))
}

const hiddenDocs: ReadonlySet<string> = new Set([...draftDocs, ...unlistedDocs])

/**
 * Gives every item its address. Drafts and unlisted pages are left out.
 * @param categoryPaths addresses of the generated-index categories in the order of
 *   `generatedCategories`
 */
export function resolveSidebars<Name extends string>(
  sidebars: Record<Name, SidebarItem[]>,
  categoryPaths: string[],
  hidden = hiddenDocs,
): Record<Name, SidebarNode[]> {
  const generated = generatedCategories(sidebars)
  const resolveAll = (items: SidebarItem[]) =>
    items.filter(item => item.type !== 'doc' || !hidden.has(item.id)).map(resolve)

  function resolve(item: SidebarItem): SidebarNode {
    const { type, label, labelEn } = item
    if (type === 'doc') return { type, label, labelEn, path: docPath(item.id), items: [] }
    const path = isGenerated(item)
      ? categoryPaths[generated.indexOf(item)]
      : item.link?.type === 'doc' && !hidden.has(item.link.id)
        ? docPath(item.link.id)
        : undefined
    return { type, label, labelEn, path, items: resolveAll(item.items) }
  }

  const entries = Object.entries<SidebarItem[]>(sidebars)
  return Object.fromEntries(entries.map(([name, items]) => [name, resolveAll(items)])) as Record<
    Name,
    SidebarNode[]
  >
}

/** Where a page stands among the others: its sidebar, and the items from the top down to it. */
export type Place<Name> = { path: string; sidebar?: Name; trail: SidebarNode[] }

/** Places of all addresses in sidebars; an address used twice has its first one. */
export function findPlaces<Name extends string>(sidebars: Record<Name, SidebarNode[]>) {
  const places = new Map<string, Place<Name>>()
  function enter(sidebar: Name, nodes: SidebarNode[], above: SidebarNode[] = []) {
    for (const node of nodes) {
      const trail = [...above, node]
      const { path } = node
      if (path && !places.has(path)) places.set(path, { path, sidebar, trail })
      enter(sidebar, node.items, trail)
    }
  }
  for (const name of Object.keys(sidebars) as Name[]) enter(name, sidebars[name])
  return places
}

/** The pages of a sidebar in reading order: a category's own page comes before its items. */
export function pagesInOrder(nodes: SidebarNode[]): (SidebarNode & { path: string })[] {
  return flatten(nodes).filter((node): node is SidebarNode & { path: string } => Boolean(node.path))
}

/** A label and its English name in one text, as `components/shell/label` shows them. */
export function bilingual({ label, labelEn }: { label: string; labelEn: string }): string {
  return label.startsWith(labelEn) ? label : `${label} ${labelEn}`
}
