/** Delay before a loading indicator appears. */
export const LOADING_DELAY_MS = 200

/** User Timing mark set when React has hydrated the whole page. */
export const HYDRATED_MARK = 'hydrated'

/** Folder of the exported files that are named by their content. */
export const HASHED_FILES = '_next/static'

/** Path prefix of the generated pages of categories. */
export const CATEGORY_FOLDER = '/category/'

/** Id of `<main>`, which no heading may have. */
export const MAIN_ID = 'main'
