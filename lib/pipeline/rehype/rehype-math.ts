import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import temml from 'temml'
import type { VFile } from 'vfile'
import { report } from '../../content/report'
import { element } from '../../tree/nodes'
import { SKIP, visit } from '../../tree/visit'

/** Converts the formulas of remark-math (`$…$`, `$$…$$`) into MathML. */
export default function rehypeMath() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (element, index, parent) => {
      const displayMode = element.tagName === 'pre' && isMath(element.children[0])
      if (!displayMode && !isMath(element)) return
      const html = toMathMl(element, displayMode, file)
      if (html) parent?.children.splice(index ?? 0, 1, parseMath(html, textOf(element)))
      return SKIP
    })
  }
}

function isMath(node: Root['children'][number] | undefined) {
  return node?.type === 'element' && [node.properties.className].flat().includes('language-math')
}

/** @returns undefined if the formula is invalid */
function toMathMl(element: Element, displayMode: boolean, file: VFile): string | undefined {
  const latex = textOf(element)
  try {
    return temml.renderToString(latex, { displayMode, throwOnError: true })
  } catch (error) {
    // Of a formula that ends too early, temml may say that it "cannot read properties of null".
    const message = error instanceof TypeError ? 'it ends too early' : (error as Error).message
    const [reason = ''] = message.trim().split(/ at (?:position|end of input) ?/)
    const mistake = `The formula '${latex}' is not valid LaTeX: ${reason}. Correct it, or write '\\$' for a dollar sign.`
    report(file, element.position, mistake)
  }
}

/** Keeps the LaTeX as an attribute for the page's Markdown; an annotation would be part of the text. */
function parseMath(html: string, latex: string): Element {
  const { children } = fromHtml(html, { fragment: true })
  const math = children[0] as Element
  math.properties.dataTex = latex.trim()
  visit(math, 'element', child => {
    // The content security policy forbids inline styles; MathML looks right without.
    delete child.properties.style
  })
  return math.properties.display === 'block' ? scrollable(math) : math
}

/** Not all browsers let MathML scroll. */
function scrollable(math: Element): Element {
  const properties = {
    className: ['math'],
    role: 'group',
    ariaLabel: 'Formula',
    dataScrollable: '',
    tabIndex: 0,
  }
  return element('section', properties, math)
}
