/** @import { ElementContent } from 'hast' */
import { toHtml } from 'hast-util-to-html'

/**
 * Elements and texts of a page as HTML, to be read by a browser alone.
 * @param {ElementContent[]} nodes
 */
export function htmlOf(nodes) {
  return toHtml(nodes, { characterReferences: { useNamedReferences: true } })
}
