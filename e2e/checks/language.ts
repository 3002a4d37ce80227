/**
 * Text and attributes in another language than their element says: Chinese outside of zh-Hans, and
 * words of another language inside, unless they stand in one run with Chinese. Runs in the page.
 */
export function languageFindings(): string[] {
  const found: string[] = []
  const note = (text: string, owner: Element | null) => {
    const lang = owner?.closest('[lang]')?.getAttribute('lang')
    const isChinese = /\p{Script=Han}/u.test(text)
    const isWords = /\p{L}/u.test(text)
    const isFine = isChinese ? lang === 'zh-Hans' : !isWords || !lang?.startsWith('zh')
    if (!isFine) found.push(`'${text}' in ${lang}: ${owner?.outerHTML.slice(0, 160)}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest('script, style, noscript')) note(textContent ?? '', parentElement)
  }
  for (const name of ['title', 'alt', 'aria-label', 'aria-description', 'placeholder']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      note(element.getAttribute(name) ?? '', element)
    }
  }
  return found
}
