/**
 * Names that go on in the next line within one of their words: between two letters that are no hump.
 * Addresses and other long numbers have no words. The narrowest phones have no room in a line for some
 * names of code blocks. Runs in the page.
 */
export function brokenWords(): string[] {
  const found: string[] = []
  const skipped = `script, style, noscript, svg${window.innerWidth < 360 ? ', pre' : ''}`
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const owner = node.parentElement
    const text = node.textContent ?? ''
    if (!owner?.checkVisibility() || owner.closest(skipped)) continue
    for (const { 0: word, index } of text.matchAll(/[A-Z]?[a-z\d]{2,}|[A-Z]{2,}(?![a-z])/g)) {
      if (word.length > 24) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`breaks within '${word}': ${owner.outerHTML.slice(0, 160)}`)
    }
  }
  return found
}
