import invariant from 'tiny-invariant'
import { type SidebarName, sidebars, standalonePages } from '../../sidebars.config'
import { docPath } from './paths'
import { generatedPaths, sidebarTrees } from './sidebar-trees'
import { configuredDocIds, draftDocs, generatedCategories, type SidebarNode } from './sidebars'

/** Where a page stands among the others. */
type Place = { path: string; sidebar?: SidebarName; trail: SidebarNode[] }

/** A page of the site: a document, or the page made for a generated-index category. */
export type Route = Place &
  ({ type: 'doc'; id: string } | { type: 'category'; description: string; category: SidebarNode })

/** Places of all addresses in sidebars, found in one walk; an address used twice has its first one. */
const places = new Map<string, Place>()

function enter(sidebar: SidebarName, nodes: SidebarNode[], above: SidebarNode[] = []): void {
  for (const node of nodes) {
    const trail = [...above, node]
    const { path } = node
    if (path && !places.has(path)) places.set(path, { path, sidebar, trail })
    enter(sidebar, node.items, trail)
  }
}

for (const sidebar of Object.keys(sidebarTrees) as SidebarName[]) {
  enter(sidebar, sidebarTrees[sidebar])
}

const place = (path: string): Place => places.get(path) ?? { path, trail: [] }

/** All pages of the site by address. */
function buildRoutes(): Map<string, Route> {
  const docs = configuredDocIds(sidebars, standalonePages)
    .filter(id => !draftDocs.has(id))
    .map((id): Route => ({ type: 'doc', id, ...place(docPath(id)) }))
  const categories = generatedCategories(sidebars).map((item, index): Route => {
    const path = generatedPaths[index]
    invariant(path, `the category '${item.label}' has no address`)
    const at = place(path)
    const category = at.trail.at(-1)
    invariant(category, `no sidebar leads to ${path}`)
    return { type: 'category', description: item.link.description, category, ...at }
  })
  return new Map([...docs, ...categories].map(route => [route.path, route]))
}

export const routes = buildRoutes()
