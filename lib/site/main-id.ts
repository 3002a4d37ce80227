/** Id of a page's main content; no heading of a page may have it. */
export const MAIN_ID = 'main'
