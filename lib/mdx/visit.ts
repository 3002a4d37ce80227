import type { Node } from 'unist'
import { SKIP } from 'unist-util-visit'

export { SKIP }

type AnyNode = Node & { children?: AnyNode[] }
type Visitor = (node: AnyNode, index?: number, parent?: AnyNode) => unknown

/**
 * `visit` of unist-util-visit, less its arrays of tests and `EXIT`, for what is run on every page: the
 * library makes and names a function for each node, which took a third of the time of the check.
 */
export const visit: typeof import('unist-util-visit').visit = (
  tree: Node,
  test: unknown,
  visitor: unknown = test,
) => {
  const type = visitor === test ? undefined : test
  /** @returns the next index */
  const step = (node: AnyNode, index = 0, parent?: AnyNode): number => {
    const isMeant = type === undefined || node.type === type
    const result = isMeant ? (visitor as Visitor)(node, parent && index, parent) : undefined
    const count = () => (result === SKIP ? 0 : (node.children?.length ?? 0))
    for (let at = 0; at < count(); ) at = step(node.children?.[at] as AnyNode, at, node)
    return typeof result === 'number' ? result : index + 1
  }
  step(tree)
}
