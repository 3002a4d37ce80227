/**
 * @import { Element, ElementContent, Root } from 'hast'
 * @import { MdxJsxFlowElementHast as MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
 */
import { valueToEstree } from 'estree-util-value-to-estree'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { htmlOf } from '../html-of.mjs'
import { SKIP, visit } from '../visit.mjs'

/** What mdx-components.tsx puts something else in the place of, beside all that has a capital. */
const REPLACED = /^([A-Z]|(img|input|pre|table)$)/

/**
 * Writes the inside of elements as HTML where there is nothing else in it. Browsers read it many times
 * faster than React makes elements of a page's data, and the data is shorter. Stands last.
 */
export default function rehypePlainHtml() {
  /** @param {Root} tree */
  return tree => {
    visit(tree, 'element', (element, index, parent) => {
      const hasElements = element.children.some(({ type }) => type === 'element')
      if (!hasElements || !isPlain(element)) return
      parent?.children.splice(index ?? 0, 1, withHtml(element))
      return SKIP
    })
  }
}

/** @param {ElementContent} node @returns {boolean} */
function isPlain(node) {
  if (node.type !== 'element') return node.type === 'text'
  return !REPLACED.test(node.tagName) && node.children.every(isPlain)
}

/**
 * The element with its children as HTML.
 * @param {Element} element
 * @returns {MdxJsxFlowElement}
 */
function withHtml(element) {
  /** @type {Record<string, unknown>} */
  const props = toJsxRuntime(
    { ...element, children: [] },
    {
      Fragment: null,
      jsx: (_, own) => own,
      jsxs: (_, own) => own,
      tableCellAlignToStyle: false,
    },
  )
  const html = { __html: htmlOf(element.children) }
  const attributes = Object.entries({ ...props, dangerouslySetInnerHTML: html })
  return {
    type: 'mdxJsxFlowElement',
    name: element.tagName,
    attributes: attributes.map(([name, value]) => attribute(name, value)),
    children: [],
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {MdxJsxFlowElement['attributes'][number]}
 */
function attribute(name, value) {
  const expression = valueToEstree(value)
  const body = [{ type: /** @type {const} */ ('ExpressionStatement'), expression }]
  const estree = /** @type {const} */ ({ type: 'Program', sourceType: 'module', body })
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  }
}
