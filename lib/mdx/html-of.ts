import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'

/** Elements and texts of a page as HTML, to be read by a browser alone. */
export function htmlOf(nodes: ElementContent[]) {
  return toHtml(nodes, { characterReferences: { useNamedReferences: true } })
}
