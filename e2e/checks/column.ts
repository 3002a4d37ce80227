/** Callouts that do not read as the text around them, and blocks that end elsewhere. Runs in the page. */
export function columnFindings(): string[] {
  const article = document.querySelector('article')
  const text = article?.querySelector(':scope > div > p')
  if (!article || !text) return ['no text']
  const found: string[] = []
  const isTop = (element: Element) =>
    element.checkVisibility() &&
    !element.closest('li') &&
    !element.parentElement?.closest('[role=note]')
  const look = (element: Element) => {
    const { fontSize, color } = getComputedStyle(element)
    return `${fontSize} ${color}`
  }
  for (const part of article.querySelectorAll('[role=note] > :is(p, ul, ol)')) {
    if (look(part) !== look(text)) found.push(`${look(part)}: ${part.textContent}`)
  }
  for (const link of article.querySelectorAll(
    '[role=note] a:not([data-term], [data-code-block] *, code *)',
  )) {
    const { textDecorationLine, textDecorationStyle } = getComputedStyle(link)
    const line = `${textDecorationLine} ${textDecorationStyle}`
    if (line !== 'underline solid') found.push(`${line}: ${link.textContent}`)
  }
  const ends = (selector: string) =>
    [...article.querySelectorAll(selector)]
      .filter(isTop)
      .map(element => Math.round(element.getBoundingClientRect().right))
  for (const selector of [
    ':scope > div > p:not([data-raises]), [role=note]',
    '[data-code-block], [data-scrollable]:has(> table)',
  ]) {
    const places = new Set(ends(selector))
    if (places.size > 1) found.push(`${selector} end at ${[...places].join(', ')} px`)
  }
  return found
}
