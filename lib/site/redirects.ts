/**
 * Former paths of pages, each with the path of the page that has its text now, so that links from elsewhere
 * keep working. Both without the base path.
 */
export const redirects: Record<string, string> = {}
