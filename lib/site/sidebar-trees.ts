import { sidebars } from '../../sidebars.config'
import { categoryPaths } from './categories'
import { resolveSidebars } from './sidebars'

/** Addresses of the generated-index categories. */
export const generatedPaths = categoryPaths(sidebars)

/** All sidebars with addresses. */
export const sidebarTrees = resolveSidebars(sidebars, generatedPaths)
