import { valueToEstree } from 'estree-util-value-to-estree'
import type { ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { define } from 'unist-util-mdx-define'
import type { VFile } from 'vfile'
import { MAIN_ID } from '../../site/constants'
import { element, text } from '../nodes'
import { report } from '../source'
import { SKIP, visit } from '../visit'

const HEADING = /^h([2-6])$/
/** What the slugger makes of headings of punctuation alone; it numbers repeats. */
const WITHOUT_WORDS = /^(-+\d*)?$/

/**
 * Exports `toc`, the page's headings, from its module, and names each table by the heading that it
 * stands under, for those who tab to the box in which it scrolls. Stands after rehype-slug, so ids are
 * those of the page, and before the heading anchors, so titles are free of them.
 */
export default function rehypeToc() {
  return (tree: Root, file: VFile) => {
    const toc: { id: string; depth: number; title: ElementContent[] }[] = []
    const ids = new Set([MAIN_ID])
    visit(tree, 'element', heading => {
      const depth = Number(heading.tagName.match(HEADING)?.[1])
      const above = toc.at(-1)?.id
      if (heading.tagName === 'table' && above) heading.properties.ariaLabelledBy = [above]
      if (!depth) return
      const slug = String(heading.properties.id)
      const id = WITHOUT_WORDS.test(slug) ? `section-${toc.length + 1}` : slug
      heading.properties.id = id
      if (ids.has(id)) {
        const reason = `The heading id '${id}' is used twice on this page ('${textOf(heading)}'). Give one of them another {#id}.`
        report(file, heading.position, reason)
      }
      ids.add(id)
      toc.push({ id, depth, title: heading.children.map(inline) })
      return SKIP
    })
    // A page that exports one of its own is refused elsewhere.
    define(tree, file, { toc: valueToEstree(toc) }, { conflict: 'skip' })
  }
}

const KEPT = new Set(['code', 'em', 'strong', 'wbr'])

/**
 * Inline code, emphasis, places to break and marks of a language stay in a title; all else loses its
 * tags, not its text.
 */
function inline(node: ElementContent): ElementContent {
  if (node.type !== 'element' || !(KEPT.has(node.tagName) || node.properties.lang)) {
    return text(textOf(node))
  }
  const { lang } = node.properties
  return element(node.tagName, lang ? { lang } : {}, ...node.children.map(inline))
}
