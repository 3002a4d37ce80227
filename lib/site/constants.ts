/** Delay before a loading indicator appears. */
export const LOADING_DELAY_MS = 200

/** User Timing mark, and event of the window, when React has hydrated the whole page. */
export const HYDRATED_MARK = 'hydrated'

/** Id of the element with which an exported page ends. */
export const PAGE_END_ID = 'page-end'

/** Folder of the exported files that are named by their content. */
export const HASHED_FILES = '_next/static'

/** Path prefix of the generated pages of categories. */
export const CATEGORY_FOLDER = '/category/'

/** Ids of `<main>` and of the drawer, which no heading may have. */
export const MAIN_ID = 'main'
export const MENU_ID = 'menu'
