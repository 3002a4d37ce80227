import { type Route, routes } from '../site/routes'
import { bilingual } from '../site/sidebars'
import { readFrontMatters } from './front-matters.mjs'

const docTitles = new Map(readFrontMatters('content').map(({ id, front }) => [id, front.title]))
const titleOf = (route: Route) =>
  route.type === 'category' ? bilingual(route.category) : docTitles.get(route.id)
const titles = [...routes.values()].map(titleOf)

/**
 * The title of a page in tabs, bookmarks and search results. A title shared by several pages is followed by
 * its sidebar section.
 */
export function pageTitle(title: string, { trail }: Pick<Route, 'trail'>): string {
  const [topCategory] = trail
  const isShared = titles.indexOf(title) !== titles.lastIndexOf(title)
  return topCategory?.type === 'category' && isShared ? `${title} (${topCategory.labelEn})` : title
}
