/** How long a wait lasts before the reader is shown that something is on its way. */
export const LOADING_DELAY_MS = 200

/** Name of the User Timing mark set when React has hydrated the whole page. */
export const HYDRATED_MARK = 'hydrated'

/** Below it are the pages made for generated-index categories, which are no documents. */
export const CATEGORY_FOLDER = '/category/'

/** Id of a page's main content; no heading of a page may have it. */
export const MAIN_ID = 'main'
