import type { ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import { type Place, report } from '../../content/report'
import { isTag } from '../../tree/nodes'

/**
 * Invalid nesting, as paths from outer to inner elements. A browser closes the outer element there, so
 * hydration fails: React reports an error to each reader and renders the page again.
 */
const REFUSED: [path: RegExp, reason: string][] = [
  [
    / \+([A-Z]\w*)$/,
    "'<$1>' is in a line of text. Put it on lines of its own, between blank lines.",
  ],
  [/ (w?br) \S+$/, "'<$1>' cannot hold anything. Write '<$1 />'."],
  [
    / a (?:.* )?(?:a|details|h[1-6]|pre|[A-Z]\w*)$/,
    'A link cannot hold another link or a control, which headings and code blocks have. Move this out of it, or remove the link.',
  ],
  [
    / (?:p|AdmonitionTitle) (?:.* )?(?:blockquote|details|div|dl|h[1-6r]|ol|p|pre|section|summary|table|ul|[A-Z]\w*)$/,
    "A browser ends the paragraph before this block. Put it on lines of its own, between blank lines, and not into '<p>'.",
  ],
  [
    / (?:li (?:(?![ou]l )\S+ )*li|d[dt] (?:(?!dl )\S+ )*d[dt])$/,
    'A browser ends the item before this one. Close it there, or put a list between the two.',
  ],
]

export function checkNesting(tree: Root, file: VFile) {
  walk(tree, '', undefined)

  function walk(node: Root | ElementContent, around: string, outer: Place) {
    const name = ('tagName' in node ? node.tagName : isTag(node) && node.name) || node.type
    const place = node.position ?? outer
    const isInText = node.type === 'mdxJsxTextElement' && node.position && /^[A-Z]/.test(name)
    const path = `${around} ${isInText ? '+' : ''}${name}`
    for (const [refused, reason] of REFUSED) {
      const match = refused.exec(path)
      if (match) return report(file, place, reason.replaceAll('$1', match[1] ?? ''))
    }
    if (!('children' in node)) return
    for (const child of node.children) walk(child as ElementContent, path, place)
  }
}
