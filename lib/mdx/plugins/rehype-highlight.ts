import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { colour } from '../highlight'
import { isElement } from '../nodes'
import { readMeta } from '../samples/lines.mjs'
import { readMagicComments } from '../samples/magic-comments'
import { SKIP, visit } from '../visit'
import { markChinese } from './rehype-languages'
import { breakCode } from './rehype-word-breaks'

/** Columns that fit beside sidebar and table of contents, as in biome.json. */
const WIDTH = 80

/** Lines up to this length do not wrap on the narrowest phone. */
const SHORT = 30

/**
 * Highlights code at build time, and marks and numbers lines as the fence says. The lines of a block become
 * one string of HTML: as elements, the tokens would be two thirds of the compiled pages.
 */
export default function rehypeHighlight() {
  return (tree: Root) => {
    visit(tree, 'element', pre => {
      const code = pre.children[0]
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return
      const { lang, title, firstLine, range, imports, ...rest } = readFence(code)
      const text = textOf(code).replace(/\n$/, '')
      const { source, lines } = range
        ? { source: text, lines: new Set(lineNumbers(range)) }
        : readMagicComments(text, lang)
      const coloured = colour(source, lang)
      const rows = source.split('\n')
      const isLong = rows.some(row => row.length > WIDTH)
      coloured.children.filter(isElement).forEach((line, index) => {
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
        html: htmlOf(coloured),
        ...(imports && { imports: htmlOf(colour(String(imports), lang)) }),
      }
      pre.children = []
      return SKIP
    })
  }
}

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
