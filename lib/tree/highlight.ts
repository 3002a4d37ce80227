import type { Element, ElementContent } from 'hast'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { bundledLanguagesInfo } from 'shiki/langs'
import { isElement } from './nodes'

/** Languages with highlighting. */
export const LANGUAGES = 'bash css diff html json mdx solidity tsx typescript yaml'.split(' ')

/** Short names beside the usual ones (ts, sh, yml, …). */
const ALIASES = { sol: 'solidity' }

/** Languages that a fence may name. `text` has no highlighting. */
export const languageNames = [
  'text',
  ...LANGUAGES,
  ...Object.keys(ALIASES),
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => {
    const names = [id, ...aliases]
    return names.some(name => LANGUAGES.includes(name)) ? names : []
  }),
]

const OPTIONS = {
  theme: 'tokens',
  // By default, a slow machine leaves the rest of a long line without highlighting.
  tokenizeTimeLimit: 0,
  // A twentieth of all elements fewer, which a browser would style and lay out.
  mergeSameStyleTokens: true,
}

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--', fontStyle: false })

const shiki = await createHighlighter({ themes: [theme], langs: LANGUAGES, langAlias: ALIASES })

/** Highlighted code by its language and text. An edit changes little of the code on a page. */
const cache = new Map<string, Element>()

/**
 * Highlights code: returns a `<code>` with a `.line` for each line. Tokens have classes of a small palette
 * (`token-keyword`, …) instead of style attributes, which a strict content-security policy would
 * block. This also halves the HTML.
 */
export function highlight(source: string, lang: string): Element {
  const key = `${lang}\0${source}`
  const code = cache.get(key) ?? runShiki(source, lang)
  cache.set(key, code)
  // Plugins change the lines in place.
  const children = code.children.map(line => (isElement(line) ? copyLine(line) : line))
  return { ...code, properties: {}, children }
}

function runShiki(source: string, lang: string): Element {
  const root = shiki.codeToHast(source, { lang, ...OPTIONS })
  const pre = root.children[0] as Element
  return pre.children[0] as Element
}

const copyLine = (line: Element): Element => ({
  ...line,
  properties: { ...line.properties },
  children: line.children.map(token => (isElement(token) ? withClass(token) : token)),
})

/**
 * Replaces a colour such as `color:var(--token-keyword)` with a class. Plain text loses its element, and
 * so does punctuation, a tenth of all other tokens.
 */
function withClass(token: Element): ElementContent {
  const name = String(token.properties.style ?? '').match(/--(token-[a-z-]+)/)?.[1]
  if (!name || name === 'token-punctuation') return token.children[0] ?? token
  return { ...token, properties: { class: name }, children: [...token.children] }
}
