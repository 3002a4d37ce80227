/** Puts each text into elements of its own, as Google's translator does. Runs in the page. */
export function translate() {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (nodes.nextNode()) texts.push(nodes.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, [translate=no]')) continue
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(`${text.data}·`)
    text.replaceWith(outer)
  }
}
