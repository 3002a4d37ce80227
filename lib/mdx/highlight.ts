import type { Element, ElementContent } from 'hast'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { bundledLanguagesInfo } from 'shiki/langs'
import { isElement } from './nodes'

/** Languages with colours. */
export const LANGUAGES = 'bash css diff html json mdx solidity typescript yaml'.split(' ')

/** Short names beside the usual ones (ts, sh, yml, …). */
const ALIASES = { sol: 'solidity' }

/** What a fence may name; `text` has no colours. */
export const languageNames = [
  'text',
  ...LANGUAGES,
  ...Object.keys(ALIASES),
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => {
    const names = [id, ...aliases]
    return names.some(name => LANGUAGES.includes(name)) ? names : []
  }),
]

/** Without it, a slow machine would leave the rest of a long line without colours. */
const EXACT = { tokenizeTimeLimit: 0 }

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--', fontStyle: false })

const shiki = await createHighlighter({ themes: [theme], langs: LANGUAGES, langAlias: ALIASES })

/** What Shiki made of code before, by its language and text: an edit leaves most code of a page as it was. */
const known = new Map<string, Element>()

/**
 * Colours code: gives a `<code>` with a `.line` for each line. Tokens carry classes of a small
 * palette (`token-keyword`, …) instead of style attributes: half the HTML, and a strict
 * content-security policy stays possible.
 */
export function colour(source: string, lang: string): Element {
  const key = `${lang}\0${source}`
  const code = known.get(key) ?? drawCode(source, lang)
  known.set(key, code)
  // Plugins change the lines that they get.
  const children = code.children.map(line => (isElement(line) ? copyLine(line) : line))
  return { ...code, properties: {}, children }
}

function drawCode(source: string, lang: string): Element {
  const root = shiki.codeToHast(source, { lang, theme: 'tokens', ...EXACT })
  const pre = root.children[0] as Element
  return pre.children[0] as Element
}

const copyLine = (line: Element): Element => ({
  ...line,
  properties: { ...line.properties },
  children: line.children.map(token => (isElement(token) ? withClass(token) : token)),
})

/**
 * Replaces a colour such as `color:var(--token-keyword)` by a class; plain text loses its element, and
 * so do commas, which are a tenth of all the others.
 */
function withClass(token: Element): ElementContent {
  const name = String(token.properties.style ?? '').match(/--(token-[a-z-]+)/)?.[1]
  if (!name || name === 'token-punctuation') return token.children[0] ?? token
  return { ...token, properties: { class: name }, children: [...token.children] }
}
