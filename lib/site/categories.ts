import GithubSlugger from 'github-slugger'
import { CATEGORY_FOLDER } from './constants'
import { generatedCategories, type Sidebars } from './sidebars'

/**
 * Addresses of the generated-index categories, in the order of `generatedCategories`. One slugger
 * serves all sidebars, so a label used a second time gets the ending `-1`.
 */
export function categoryPaths(sidebars: Sidebars): string[] {
  const slugger = new GithubSlugger()
  return generatedCategories(sidebars).map(({ label }) => CATEGORY_FOLDER + slugger.slug(label))
}
