/** Delay before a loading indicator appears. */
export const LOADING_DELAY_MS = 200

/** User Timing mark set when React has hydrated the whole page. */
export const HYDRATED_MARK = 'hydrated'

/** Path prefix of the generated pages of categories. */
export const CATEGORY_FOLDER = '/category/'

/** Id of `<main>`, which no heading may have. */
export const MAIN_ID = 'main'
