import { SKIP } from 'unist-util-visit'

export { SKIP }

/**
 * `visit` of unist-util-visit, less its arrays of tests and `EXIT`, for what is run on every page: the
 * library makes and names a function for each node, which took a third of the time of the check.
 * @type {typeof import('unist-util-visit').visit}
 */
export const visit = (
  /** @type {any} */ tree,
  /** @type {any} */ test,
  /** @type {any} */ visitor = test,
) => {
  const type = visitor === test ? undefined : test
  /** @param {any} node @param {number} [index] @param {any} [parent] @returns {number} the next index */
  const step = (node, index = 0, parent = undefined) => {
    const isMeant = type === undefined || node.type === type
    const result = isMeant ? visitor(node, parent && index, parent) : undefined
    const count = () => (result === SKIP ? 0 : (node.children?.length ?? 0))
    for (let at = 0; at < count(); ) at = step(node.children[at], at, node)
    return typeof result === 'number' ? result : index + 1
  }
  step(tree)
}
