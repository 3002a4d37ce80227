/** Entries of the sidebar whose names are not one above the other, English first. Runs in the page. */
export function nameFindings(): string[] {
  const LINES = 3
  const links = [...document.querySelectorAll('nav[data-sidebar] :is(a, [role=button])')]
  return links.flatMap(link => {
    const label = link.querySelector('small')
    if (!label?.checkVisibility()) return []
    const range = document.createRange()
    range.selectNodeContents(label.parentElement as Element)
    if (label.previousSibling) range.setEndBefore(label)
    else range.setStartAfter(label)
    const name = range.getBoundingClientRect()
    const box = label.getBoundingClientRect()
    const { fontSize, lineHeight } = getComputedStyle(label.parentElement as Element)
    const lines = Math.round(box.height / (Number.parseFloat(lineHeight) * (12 / 14)))
    const isFine = name.bottom <= box.top + 1 && fontSize === '14px' && lines <= LINES
    return isFine ? [] : [`${link.textContent}: ${fontSize}, ${lines} lines below ${name.bottom}`]
  })
}
