import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { withBasePath } from '../../site/hrefs'
import { highlight } from '../highlight'
import { element, isElement, text } from '../nodes'
import { readMeta } from '../samples/lines.mjs'
import { readMagicComments } from '../samples/magic-comments'
import { CODE_WIDTH } from '../samples/sample-imports'
import { SKIP, visit } from '../visit'
import { markChinese } from './rehype-languages'
import type { NameLink } from './rehype-names'
import { breakCode } from './rehype-word-breaks'

/** Lines up to this length do not wrap on the narrowest phone. */
const SHORT = 30

/**
 * Highlights code at build time, and marks and numbers lines as the fence says. The lines of a block become
 * one string of HTML. As elements, tokens would make up two thirds of the compiled pages.
 */
export default function rehypeHighlight() {
  return (tree: Root) => {
    visit(tree, 'element', pre => {
      const code = pre.children[0]
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return
      const { lang, title, firstLine, range, imports, ...rest } = readFence(code)
      const sourceText = textOf(code).replace(/\n$/, '')
      const { source, lines } = range
        ? { source: sourceText, lines: new Set(lineNumbers(range)) }
        : readMagicComments(sourceText, lang)
      const highlighted = highlight(source, lang)
      // Magic comments shift the offsets of later code, so names no longer match.
      if (source === sourceText) linkNames(highlighted, code.data?.names ?? [])
      const rows = source.split('\n')
      const isLong = rows.some(row => row.length > CODE_WIDTH)
      highlighted.children.filter(isElement).forEach((line, index) => {
        if ((rows[index] ?? '').length > SHORT) breakCode(line)
        if (lines.has(index + 1)) line.properties.class = 'line line-highlighted'
        // Shown by CSS, so that readers copy only code. A CSS counter would need an inline style for its
        // first number.
        if (firstLine !== undefined) line.properties.dataLine = String(firstLine + index)
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

/**
 * Options of a fence: language, `title`, `showLineNumbers`, highlighted lines, and properties that other
 * plugins have set.
 */
function readFence({ properties: { className, imports, ...rest }, data }: Element) {
  const name = String(className ?? '').replace(/^language-/, '')
  const { meta = '' } = (data ?? {}) as { meta?: string }
  const { title, range, showLineNumbers } = readMeta(meta)
  const isNumbered = /^\d*$/.test(showLineNumbers ?? 'no')
  const firstLine = isNumbered ? Number(showLineNumbers || 1) : undefined
  return { lang: name.toLowerCase() || 'text', title, firstLine, range, imports, ...rest }
}

/** @param ranges such as `1,3-5` */
function lineNumbers(ranges: string): number[] {
  return ranges
    .split(',')
    .filter(range => range.trim() !== '')
    .flatMap(range => {
      const [from = 0, to = from] = range.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
    })
}
