import invariant from 'tiny-invariant'
import { type SidebarName, sidebars, standalonePages } from '../../sidebars.config'
import { docPath } from './paths'
import { generatedPaths, placeOf } from './sidebar-trees'
import { configuredDocIds, generatedCategories, type Place, type SidebarNode } from './sidebars'

/** A page of the site: a document, or the generated page of a category. */
export type Route = Place<SidebarName> &
  ({ type: 'doc'; id: string } | { type: 'category'; description: string; category: SidebarNode })

function buildRoutes(): Map<string, Route> {
  const docs = configuredDocIds(sidebars, standalonePages).map(
    (id): Route => ({ type: 'doc', id, ...placeOf(docPath(id)) }),
  )
  const categories = generatedCategories(sidebars).map((item, index): Route => {
    const path = generatedPaths[index]
    invariant(path, `the category '${item.label}' has no path`)
    const place = placeOf(path)
    const category = place.trail.at(-1)
    invariant(category, `no sidebar contains ${path}`)
    return { type: 'category', description: item.link.description, category, ...place }
  })
  return new Map([...docs, ...categories].map(route => [route.path, route]))
}

/** All pages of the site by path. */
export const routes = buildRoutes()
