/** What may stand before a block in its line: indentation and the marks of quotes and lists. */
export const CONTAINERS = String.raw`(?:[\s>]|[-*+]\s|\d+[.)]\s)*`

const OPENING = new RegExp(`^${CONTAINERS}(\`{3,}(?!.*\`)|~{3,})`)
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/

/**
 * The lines of a page, each with whether it belongs to a fenced block of code.
 * @param {string} source
 */
export function readLines(source) {
  let fence = ''
  return source.split('\n').map(text => {
    const mark = text.match(fence === '' ? OPENING : CLOSING)?.[1] ?? ''
    const isFence = mark !== '' && mark.startsWith(fence)
    if (isFence) fence = fence === '' ? mark : ''
    return { text, isCode: isFence || fence !== '' }
  })
}
