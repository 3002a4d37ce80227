import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { readMeta } from '../../files/lines.mjs'
import { CODE_WIDTH } from '../../samples/sample-imports'
import { withBasePath } from '../../site/hrefs'
import { highlight } from '../../tree/highlight'
import { element, isElement, text } from '../../tree/nodes'
import { SKIP, visit } from '../../tree/visit'
import { markChinese } from './rehype-languages'
import type { NameLink } from './rehype-names'
import { breakCode } from './rehype-word-breaks'

/** Lines up to this length do not wrap on the narrowest phone. */
const SHORT = 30

/**
 * Highlights code at build time. The lines of a block become one string of HTML. As elements, tokens would make
 * up two thirds of the compiled pages.
 */
export default function rehypeHighlight() {
  return (tree: Root) => {
    visit(tree, 'element', pre => {
      const code = pre.children[0]
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return
      const { lang, title, imports, ...rest } = readFence(code)
      const source = textOf(code).replace(/\n$/, '')
      const highlighted = highlight(source, lang)
      linkNames(highlighted, code.data?.names ?? [])
      const rows = source.split('\n')
      const isLong = rows.some(row => row.length > CODE_WIDTH)
      highlighted.children.filter(isElement).forEach((line, index) => {
        if ((rows[index] ?? '').length > SHORT) breakCode(line)
      })
      pre.properties = {
        language: lang,
        ...(title && { title }),
        ...(isLong && { isLong }),
        ...rest,
        html: htmlOf(highlighted),
        ...(imports && { imports: htmlOf(highlight(String(imports), lang)) }),
      }
      pre.children = []
      return SKIP
    })
  }
}

/** Wraps each name in a link, within its token. */
function linkNames(node: Element, names: NameLink[], start = 0): number {
  let at = start
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (isElement(child)) {
      at = linkNames(child, names, at)
      return [child]
    }
    const value = textOf(child)
    const from = at
    at += value.length
    const inside = names.filter(name => name.start >= from && name.end <= at)
    if (inside.length === 0) return [child]
    const ends = inside.map(({ end }) => end - from)
    return [
      ...inside.flatMap(({ start, end, properties }, index) => [
        ...textBetween(value, ends[index - 1] ?? 0, start - from),
        element(
          'a',
          { ...properties, href: withBasePath(`${properties.href}`) },
          text(value.slice(start - from, end - from)),
        ),
      ]),
      ...textBetween(value, ends.at(-1) ?? 0, value.length),
    ]
  })
  return at
}

const textBetween = (value: string, start: number, end: number) =>
  start < end ? [text(value.slice(start, end))] : []

/** Content of an element as HTML. */
function htmlOf(code: Element) {
  markChinese(code)
  return toHtml(code.children, { characterReferences: { useNamedReferences: true } })
}

/** Language and title of a fence, and properties that other plugins have set. */
function readFence({ properties: { className, imports, ...rest }, data }: Element) {
  const name = String(className ?? '').replace(/^language-/, '')
  const { meta = '' } = (data ?? {}) as { meta?: string }
  const { title } = readMeta(meta)
  return { lang: name.toLowerCase() || 'text', title, imports, ...rest }
}
