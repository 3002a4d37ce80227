import type { Element } from 'hast'
import type { Highlighter } from 'shiki'
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

let highlighter: Promise<Highlighter> | undefined

/**
 * What colours code: it gives a `<code>` with a `.line` for each line. Tokens carry classes of a small
 * palette (`token-keyword`, …) instead of style attributes: half the HTML, and a strict
 * content-security policy stays possible.
 */
export async function loadHighlighter(): Promise<(source: string, lang: string) => Element> {
  highlighter ??= createShiki()
  const shiki = await highlighter
  return (source, lang) => {
    const root = shiki.codeToHast(source, { lang, theme: 'tokens', ...EXACT })
    const pre = root.children[0] as Element
    const code = pre.children[0] as Element
    for (const line of code.children.filter(isElement)) {
      line.children = line.children.map(token => (isElement(token) ? withClass(token) : token))
    }
    return { ...code, properties: {} }
  }
}

/** Loaded when there is code to colour: checks of pages do without. */
async function createShiki() {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki')
  const theme = createCssVariablesTheme({
    name: 'tokens',
    variablePrefix: '--',
    fontStyle: false,
  })
  return createHighlighter({ themes: [theme], langs: LANGUAGES, langAlias: ALIASES })
}

/**
 * Replaces a colour such as `color:var(--token-keyword)` by a class; plain text loses its element, and
 * so do commas, which are a tenth of all the others.
 */
function withClass(token: Element) {
  const name = String(token.properties.style ?? '').match(/--(token-[a-z-]+)/)?.[1]
  if (!name || name === 'token-punctuation') return token.children[0] ?? token
  return { ...token, properties: { class: name } }
}
