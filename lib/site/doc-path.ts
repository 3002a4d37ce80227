/**
 * Address of the page whose file is `content/{id}.mdx`. Plain JavaScript, since the bundler's
 * plugins need it too.
 */
export function docPath(id: string) {
  const path = `/${id}`.replace(/\/index$/, '')
  return path === '' ? '/' : path
}
