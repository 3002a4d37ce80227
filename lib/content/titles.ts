import { type Route, routes } from '../site/routes'
import { bilingual } from '../site/sidebars'
import type { Summaries } from './records'

/**
 * The title of a page in tabs, bookmarks and search results. A title shared by several pages is followed by
 * its sidebar section.
 */
export function pageTitle(route: Route, docs: Summaries): string {
  const titleOf = (route: Route) =>
    route.type === 'category' ? bilingual(route.category) : (docs[route.id]?.title ?? '')
  const title = titleOf(route)
  const [topCategory] = route.trail
  const isShared = [...routes.values()].filter(other => titleOf(other) === title).length > 1
  return topCategory?.type === 'category' && isShared ? `${title} (${topCategory.labelEn})` : title
}
