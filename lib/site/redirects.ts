/**
 * Addresses that pages once had, each with that of the page that has its text now: links from elsewhere
 * go on leading there. Both without the base path.
 */
export const redirects: Record<string, string> = {}
