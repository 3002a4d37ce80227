/**
 * Address of the page whose file is `content/{id}.mdx`. Plain JavaScript, since the bundler's
 * plugins need it too.
 * @param {string} id
 */
export function docPath(id) {
  const path = `/${id}`.replace(/\/index$/, '')
  return path === '' ? '/' : path
}
