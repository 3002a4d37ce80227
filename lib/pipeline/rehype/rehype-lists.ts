import type { Root } from 'hast'
import { isElement } from '../../tree/nodes'
import { visit } from '../../tree/visit'

/** Notes how many digits the numbers of a list have, if more than one: CSS makes room for them. */
export default function rehypeLists() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties, children }) => {
      if (tagName !== 'ol') return
      const last = Number(properties.start ?? 1) + children.filter(isElement).length - 1
      const { length } = String(last)
      if (length > 1) properties.dataNumberWidth = length > 4 ? 'more' : length
    })
  }
}
