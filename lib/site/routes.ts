import invariant from 'tiny-invariant'
import { type SidebarName, sidebars, standalonePages } from '../../sidebars.config'
import { docPath } from './paths'
import { generatedPaths, placeOf } from './sidebar-trees'
import {
  configuredDocIds,
  draftDocs,
  generatedCategories,
  type Place,
  type SidebarNode,
} from './sidebars'

/** A page of the site: a document, or the page made for a generated-index category. */
export type Route = Place<SidebarName> &
  ({ type: 'doc'; id: string } | { type: 'category'; description: string; category: SidebarNode })

/** All pages of the site by address. */
function buildRoutes(): Map<string, Route> {
  const docs = configuredDocIds(sidebars, standalonePages)
    .filter(id => !draftDocs.has(id))
    .map((id): Route => ({ type: 'doc', id, ...placeOf(docPath(id)) }))
  const categories = generatedCategories(sidebars).map((item, index): Route => {
    const path = generatedPaths[index]
    invariant(path, `the category '${item.label}' has no address`)
    const at = placeOf(path)
    const category = at.trail.at(-1)
    invariant(category, `no sidebar leads to ${path}`)
    return { type: 'category', description: item.link.description, category, ...at }
  })
  return new Map([...docs, ...categories].map(route => [route.path, route]))
}

export const routes = buildRoutes()
