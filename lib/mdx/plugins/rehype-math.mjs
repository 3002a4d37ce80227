/**
 * @import { Element, Root } from 'hast'
 * @import { VFile } from 'vfile'
 */
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import temml from 'temml'
import { report } from '../source.mjs'
import { SKIP, visit } from '../visit.mjs'

/** Turns the formulas that remark-math found (`$…$`, `$$…$$`) into MathML. */
export default function rehypeMath() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, 'element', (element, index, parent) => {
      const displayMode = element.tagName === 'pre' && isMath(element.children[0])
      if (!displayMode && !isMath(element)) return
      const html = toMathMl(element, displayMode, file)
      if (html) parent?.children.splice(index ?? 0, 1, parseMath(html, displayMode))
      return SKIP
    })
  }
}

/** @param {Root['children'][number] | undefined} node */
function isMath(node) {
  return node?.type === 'element' && [node.properties.className].flat().includes('language-math')
}

/**
 * @param {Element} element
 * @param {boolean} displayMode
 * @param {VFile} file
 * @returns {string | undefined} HTML, unless the formula is wrong
 */
function toMathMl(element, displayMode, file) {
  const latex = textOf(element)
  try {
    return temml.renderToString(latex, { displayMode, throwOnError: true })
  } catch (error) {
    const reason = /** @type {Error} */ (error).message.trim()
    report(file, element.position, `The formula '${latex}' is not valid LaTeX: ${reason}`)
  }
}

/** @param {string} html @param {boolean} displayMode @returns {Element} */
function parseMath(html, displayMode) {
  const { children } = fromHtml(html, { fragment: true })
  const math = /** @type {Element} */ (children[0])
  visit(math, 'element', child => {
    // Inline styles are refused by a strict content-security policy; MathML looks right without.
    delete child.properties.style
  })
  return displayMode ? scrollable(math) : math
}

/**
 * A long formula scrolls in a box: not all browsers let MathML do so.
 * @param {Element} math
 * @returns {Element}
 */
function scrollable(math) {
  const properties = {
    className: ['math'],
    role: 'group',
    ariaLabel: 'Formula',
    dataScrollable: '',
    tabIndex: 0,
  }
  return { type: 'element', tagName: 'section', properties, children: [math] }
}
