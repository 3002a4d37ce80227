const FENCE = /^[\s>]*(`{3,}|~{3,})/

/**
 * The lines of a page, each with whether it belongs to a fenced block of code.
 * @param {string} source
 */
export function readLines(source) {
  let fence = ''
  return source.split('\n').map(text => {
    const mark = text.match(FENCE)?.[1]
    const isFence = mark !== undefined && (fence === '' || mark.startsWith(fence))
    if (isFence) fence = fence === '' ? mark : ''
    return { text, isCode: isFence || fence !== '' }
  })
}
