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
 * A label as part of an address: what `github-slugger`, by the specification, makes of it. In browsers
 * its table of characters would weigh more than all sidebars.
 */
function slugOf(label: string): string {
  const kept = label.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
  return kept.replaceAll(' ', '-')
}

/**
 * Addresses of the generated-index categories, in the order of `generatedCategories`. The sidebars
 * share them, so a label used a second time gets the ending `-1`.
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

/** Addresses of the generated-index categories. */
export const generatedPaths = categoryPaths(sidebars)

/** All sidebars with addresses. */
export const sidebarTrees = resolveSidebars(sidebars, generatedPaths)

const places = findPlaces(sidebarTrees)

/** Where the page at an address stands. */
export const placeOf = (path: string): Place<SidebarName> => places.get(path) ?? { path, trail: [] }
