import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Gives a block of code its lines as HTML in one text. Each coloured word would else be an element to
 * compile, to send and to take over: two thirds of all that pages are compiled to.
 */
export default function rehypeCodeHtml() {
  return (tree: Root) => {
    visit(tree, 'element', pre => {
      const [code, imports] = pre.children
      if (pre.tagName !== 'pre' || code?.type !== 'element') return
      pre.properties.html = htmlOf(code.children)
      if (imports?.type === 'element') pre.properties.imports = htmlOf(imports.children)
      pre.children = []
      return SKIP
    })
  }
}

/** Elements and texts of a page as HTML, to be read by a browser alone. */
function htmlOf(nodes: ElementContent[]) {
  return toHtml(nodes, { characterReferences: { useNamedReferences: true } })
}
