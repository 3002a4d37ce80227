/** Prefix of a block in its line: indentation, and the markers of quotes and lists. */
export const CONTAINERS = String.raw`(?:[\s>]|[-*+]\s|\d+[.)]\s)*`

const OPENING = new RegExp(`^${CONTAINERS}(\`{3,}(?!.*\`)|~{3,})`)
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/

/**
 * Lines of a page, with whether they belong to a code block, and its language. `info` is the info string of
 * an opening fence.
 * @param {string} source
 * @returns {{ text: string, isCode: boolean, lang: string, info?: string }[]}
 */
export function readLines(source) {
  let fence = ''
  let lang = ''
  return source.split('\n').map(text => {
    const isOutside = fence === ''
    const [start = '', mark = ''] = text.match(isOutside ? OPENING : CLOSING) ?? []
    const isFence = mark !== '' && mark.startsWith(fence)
    const info = isOutside && isFence ? text.slice(start.length).trim() : undefined
    if (info !== undefined) [lang = ''] = info.match(/^\w+/) ?? []
    if (isFence) fence = isOutside ? mark : ''
    const isCode = isFence || !isOutside
    return { text, isCode, lang: isCode ? lang : '', info }
  })
}

const WORD = /(?<name>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+)))?/g

/**
 * Parses the options after the language of a fence: `title="…"`, `file=v3/swap.ts#exact-input`,
 * `nocheck="reason"`. An option without a value is an empty string.
 * @param {string} meta
 * @returns {Partial<Record<string, string>>}
 */
export function readMeta(meta) {
  const words = [...meta.matchAll(WORD)].map(({ groups = {} }) => {
    const { name, double, single, bare } = groups
    return [name, double ?? single ?? bare ?? '']
  })
  return Object.fromEntries(words)
}
