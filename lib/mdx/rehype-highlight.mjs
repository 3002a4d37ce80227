/**
 * @import { Element, ElementContent, Root } from 'hast'
 * @import { VFile } from 'vfile'
 */
import { toString as textOf } from 'hast-util-to-string'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { SKIP, visit } from 'unist-util-visit'
import { readMagicComments } from './magic-comments.mjs'
import { fail } from './source.mjs'

/** Languages with colours; `text` has none. Their usual short names (ts, sol, sh, …) work too. */
const LANGUAGES = ['bash', 'css', 'diff', 'html', 'json', 'mdx', 'solidity', 'typescript', 'yaml']
const ALIASES = { sol: 'solidity' }

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--', fontStyle: false })

/** @type {Promise<import('shiki').Highlighter> | undefined} */
let highlighter

/**
 * Colours code at build. Tokens carry classes of a small palette (`token-keyword`, …) instead of
 * style attributes: half the HTML, and a strict content-security policy stays possible.
 */
export default function rehypeHighlight() {
  /** @param {Root} tree @param {VFile} file */
  return async (tree, file) => {
    highlighter ??= createHighlighter({ themes: [theme], langs: LANGUAGES, langAlias: ALIASES })
    const shiki = await highlighter
    const known = shiki.getLoadedLanguages()
    visit(tree, 'element', pre => {
      const code = pre.children[0]
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return
      const { lang, title, firstLine, range } = readMeta(code)
      if (lang !== 'text' && !known.includes(lang)) {
        const names = ['text', ...LANGUAGES].join(', ')
        fail(file, pre.position, `No colours for the language '${lang}'. Use one of: ${names}.`)
      }
      const text = textOf(code).replace(/\n$/, '')
      const { source, lines } = range
        ? { source: text, lines: new Set(lineNumbers(range)) }
        : readMagicComments(text, lang)
      const root = shiki.codeToHast(source, { lang, theme: 'tokens' })
      const coloured = /** @type {Element} */ (
        /** @type {Element} */ (root.children[0]).children[0]
      )
      coloured.children.filter(isElement).forEach((line, index) => {
        line.children = line.children.map(token => (isElement(token) ? withClass(token) : token))
        if (lines.has(index + 1)) line.properties.class = 'line line-highlighted'
        // Drawn by CSS, so a reader selects and copies the code alone. A counter could not start at
        // a number of the author's choice without an inline style.
        if (firstLine !== undefined) line.properties.dataLine = String(firstLine + index)
      })
      pre.properties = { language: lang, ...(title && { title }) }
      pre.children = [{ ...coloured, properties: {} }]
      return SKIP
    })
  }
}

/**
 * Reads the words after the fence: language, `title="…"`, `{1,3-5}` and `showLineNumbers=1`.
 * @param {Element} code
 */
function readMeta(code) {
  const name = String(code.properties.className ?? '').replace(/^language-/, '')
  const lang = name.toLowerCase() || 'text'
  const meta = /** @type {{ meta?: string } | undefined} */ (code.data)?.meta ?? ''
  const title = meta.match(/title=(["'])(.*?)\1/)?.[2]
  const numbered = meta.match(/(?<!\S)showLineNumbers(?:=(\d+))?(?!\S)/)
  const firstLine = numbered ? Number(numbered[1] ?? 1) : undefined
  return { lang, title, firstLine, range: meta.match(/\{([\d,\s-]+)\}/)?.[1] }
}

/**
 * @param {string} ranges such as `1,3-5`
 * @returns {number[]} 1-based line numbers
 */
function lineNumbers(ranges) {
  return ranges
    .split(',')
    .filter(range => range.trim() !== '')
    .flatMap(range => {
      const [from = 0, to = from] = range.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
    })
}

/**
 * Replaces a colour such as `color:var(--token-keyword)` by a class; plain text loses its element.
 * @param {Element} token
 */
function withClass(token) {
  const name = String(token.properties.style ?? '').match(/--(token-[a-z-]+)/)?.[1]
  if (!name) return token.children[0] ?? token
  return { ...token, properties: { class: name } }
}

/**
 * @param {ElementContent} node
 * @returns {node is Element}
 */
function isElement(node) {
  return node.type === 'element'
}
