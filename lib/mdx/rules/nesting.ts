import type { ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import { isTag } from '../nodes'
import { type Place, report } from '../source'

const COMPONENT = /^[A-Z]/

/** What ends a paragraph. */
const BLOCK = /^(?:blockquote|details|div|dl|h[1-6r]|ol|p|pre|section|summary|table|ul|[A-Z].*)$/

/** What cannot be in a link. */
const CONTROL = /^(?:a|details|[A-Z].*)$/

/** The items that an item ends, and the lists between two that keep them apart. */
const ITEMS: Record<string, string[] | undefined> = {
  li: ['li', 'ol', 'ul'],
  dd: ['dd', 'dt', 'dl'],
  dt: ['dd', 'dt', 'dl'],
}

type Outer = { name: string; isTag: boolean; place: Place }

/**
 * Reports elements inside of those that cannot hold them. A browser ends the outer one there, so that the page
 * is not the one that React expects: it reports an error, and draws the page anew.
 */
export function checkNesting(tree: Root, file: VFile) {
  walk(tree, [])

  function walk(node: Root | ElementContent, around: Outer[]) {
    const name = ('tagName' in node ? node.tagName : isTag(node) && node.name) || ''
    const place = node.position ?? around.at(-1)?.place
    const reason = reasonAgainst(node, name, around)
    if (reason) return report(file, place, reason)
    const outer = { name: name === 'AdmonitionTitle' ? 'p' : name, isTag: isTag(node), place }
    if (!('children' in node)) return
    for (const child of node.children) walk(child as ElementContent, [...around, outer])
  }
}

function reasonAgainst(
  node: Root | ElementContent,
  name: string,
  around: Outer[],
): string | undefined {
  const paragraph = around.find(outer => outer.name === 'p')
  const item = around.findLast(outer => ITEMS[name]?.includes(outer.name))
  if (node.type === 'mdxJsxTextElement' && node.position && COMPONENT.test(name)) {
    return `'<${name}>' is in a line of text. Put it on lines of its own, between blank lines.`
  }
  if (/^w?br$/.test(name) && 'children' in node && node.children.length > 0) {
    return `'<${name}>' cannot hold anything. Write '<${name} />'.`
  }
  if (CONTROL.test(name) && around.some(outer => outer.name === 'a')) {
    return 'A link cannot hold another link or a control. Move this out of it, or remove the link.'
  }
  if (BLOCK.test(name) && paragraph?.isTag) {
    return "A browser ends '<p>' before this paragraph or block. Remove '<p>' and '</p>'."
  }
  if (BLOCK.test(name) && paragraph) {
    return `A browser ends the paragraph before '<${name}>'. Put it on lines of its own, between blank lines.`
  }
  if (item && item.name in ITEMS) {
    return `A browser ends '<${item.name}>' before '<${name}>'. Close it there, or put a list between the two.`
  }
}
