/** How long a wait lasts before the reader is shown that something is on its way. */
export const LOADING_DELAY_MS = 200

/** Event of the window: React has taken the page over. */
export const READY_EVENT = 'ready'

/** Below it are the pages made for generated-index categories, which are no documents. */
export const CATEGORY_FOLDER = '/category/'

/** Id of a page's main content; no heading of a page may have it. */
export const MAIN_ID = 'main'
