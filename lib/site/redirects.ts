/**
 * Former paths of pages, each with the path of the page that now has its content, so that external links keep
 * working. Both without the base path.
 */
export const redirects: Record<string, string> = {
  // '/the/former/address': '/the/address/now',
}
