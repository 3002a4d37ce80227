import { type SidebarName, sidebars } from '../../sidebars.config'
import { CATEGORY_FOLDER } from './constants'
import {
  findPlaces,
  generatedCategories,
  type Place,
  resolveSidebars,
  type Sidebars,
} from './sidebars'

/**
 * The slug of a label, as `github-slugger` would generate it. Its table of characters would be larger than all
 * sidebars in the browser.
 */
function slugOf(label: string): string {
  const kept = label.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
  return kept.replaceAll(' ', '-')
}

/**
 * Paths of the generated-index categories, in the order of `generatedCategories`. Slugs are unique across
 * sidebars: a repeated label gets the suffix `-1`.
 */
export function categoryPaths(sidebars: Sidebars): string[] {
  const used = new Set<string>()
  return generatedCategories(sidebars).map(({ label }) => {
    const slug = slugOf(label)
    let unique = slug
    for (let count = 1; used.has(unique); count++) unique = `${slug}-${count}`
    used.add(unique)
    return CATEGORY_FOLDER + unique
  })
}

export const generatedPaths = categoryPaths(sidebars)

/** All sidebars with resolved paths. */
export const sidebarTrees = resolveSidebars(sidebars, generatedPaths)

const places = findPlaces(sidebarTrees)

/** The place of a page; outside the sidebars, its trail is empty. */
export const placeOf = (path: string): Place<SidebarName> => places.get(path) ?? { path, trail: [] }
