/**
 * @import { Element, Root } from 'hast'
 * @import { VFile } from 'vfile'
 */
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import temml from 'temml'
import { SKIP, visit } from 'unist-util-visit'
import { report } from './source.mjs'

/** Turns the formulas that remark-math found (`$…$`, `$$…$$`) into MathML. */
export default function rehypeMath() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName === 'pre' && isMath(element.children[0])) {
        parent?.children.splice(index ?? 0, 1, toMathMl(element, true, file))
        return SKIP
      }
      if (isMath(element)) {
        parent?.children.splice(index ?? 0, 1, toMathMl(element, false, file))
        return SKIP
      }
    })
  }
}

/** @param {Root['children'][number] | undefined} node */
function isMath(node) {
  return node?.type === 'element' && [node.properties.className].flat().includes('language-math')
}

/** @param {Element} element @param {boolean} displayMode @param {VFile} file @returns {Element} */
function toMathMl(element, displayMode, file) {
  const latex = textOf(element)
  const options = { displayMode, throwOnError: true }
  try {
    const { children } = fromHtml(temml.renderToString(latex, options), { fragment: true })
    const math = /** @type {Element} */ (children[0])
    if (displayMode) Object.assign(math.properties, { dataScrollable: '', tabIndex: 0 })
    visit(math, 'element', child => {
      // Inline styles are refused by a strict content-security policy; MathML looks right without.
      delete child.properties.style
    })
    return math
  } catch (error) {
    const reason = /** @type {Error} */ (error).message.trim()
    report(file, element.position, `The formula '${latex}' is not valid LaTeX: ${reason}`)
    return element
  }
}
