/**
 * Brings the next or the previous section of the article to the top of the window and puts the focus
 * on the link of its heading, so that reading and Tab go on from there.
 */
export function goToSection(step: 1 | -1): void {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')].filter(
    heading => heading.checkVisibility(),
  )
  const heading = headings[sectionAfter(headings, step)]
  heading?.scrollIntoView()
  heading && linkOf(heading)?.focus({ preventScroll: true })
}

/** Index of the section to go to. The last ones of a page cannot reach the top of the window. */
function sectionAfter(headings: HTMLElement[], step: 1 | -1): number {
  const focused = headings.findIndex(
    heading => linkOf(heading) === document.activeElement && isOnScreen(heading),
  )
  if (focused >= 0) return focused + step
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const tops = headings.map(heading => heading.getBoundingClientRect().top)
  return step === 1
    ? tops.findIndex(top => top > line + 1)
    : tops.findLastIndex(top => top < line - 1)
}

function linkOf(heading: HTMLElement) {
  return heading.parentElement?.querySelector<HTMLElement>('.hash-link')
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
