/**
 * @import { Root } from 'hast'
 */
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Gives a block of code its lines as HTML in one text. Each coloured word would else be an element to
 * compile, to send and to take over: two thirds of all that pages are compiled to.
 */
export default function rehypeCodeHtml() {
  /** @param {Root} tree */
  return tree => {
    visit(tree, 'element', pre => {
      const code = pre.children[0]
      if (pre.tagName !== 'pre' || code?.type !== 'element') return
      const characterReferences = { useNamedReferences: true }
      pre.properties.html = toHtml(code.children, { characterReferences })
      pre.children = []
      return SKIP
    })
  }
}
