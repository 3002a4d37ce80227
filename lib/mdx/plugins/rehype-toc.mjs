/**
 * @import { ElementContent, Root } from 'hast'
 * @import { VFile } from 'vfile'
 */
import { valueToEstree } from 'estree-util-value-to-estree'
import { toString as textOf } from 'hast-util-to-string'
import { MAIN_ID } from '../../site/main-id.mjs'
import { report } from '../source.mjs'
import { SKIP, visit } from '../visit.mjs'

const HEADING = /^h([2-6])$/
/** What the slugger makes of headings of punctuation alone; it numbers repeats. */
const WITHOUT_WORDS = /^(-+\d*)?$/

/**
 * Exports `toc`, the page's headings, from its module. Stands after rehype-slug, so ids are those of
 * the page, and before the heading anchors, so titles are free of them.
 */
export default function rehypeToc() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    /** @type {{ id: string, depth: number, title: ElementContent[] }[]} */
    const toc = []
    const ids = new Set([MAIN_ID])
    visit(tree, 'element', heading => {
      const depth = Number(heading.tagName.match(HEADING)?.[1])
      if (!depth) return
      const slug = String(heading.properties.id)
      const id = WITHOUT_WORDS.test(slug) ? `section-${toc.length + 1}` : slug
      heading.properties.id = id
      if (ids.has(id)) {
        report(
          file,
          heading.position,
          `The heading id '${id}' is used twice on this page ('${textOf(heading)}'). Give one of them another {#id}.`,
        )
      }
      ids.add(id)
      toc.push({ id, depth, title: heading.children.map(inline) })
      return SKIP
    })
    tree.children.unshift(exportConst('toc', toc))
  }
}

const KEPT = new Set(['code', 'em', 'strong', 'wbr'])

/**
 * Inline code, emphasis, places to break and marks of a language stay in a title; all else loses its
 * tags, not its text.
 * @param {ElementContent} node
 * @returns {ElementContent}
 */
function inline(node) {
  if (node.type !== 'element' || !(KEPT.has(node.tagName) || node.properties.lang)) {
    return { type: 'text', value: textOf(node) }
  }
  return {
    type: 'element',
    tagName: node.tagName,
    properties: node.properties.lang ? { lang: node.properties.lang } : {},
    children: node.children.map(inline),
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {any} the tree node of `export const name = value`
 */
function exportConst(name, value) {
  const id = { type: 'Identifier', name }
  const declarator = { type: 'VariableDeclarator', id, init: valueToEstree(value) }
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] }
  const body = [{ type: 'ExportNamedDeclaration', declaration, specifiers: [] }]
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', comments: [], body } },
  }
}
