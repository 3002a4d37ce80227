/** How long a wait lasts before the reader is shown that something is on its way. */
export const LOADING_DELAY_MS = 200
