/** What is known at a step of scrolling, in CSS pixels. */
export type ScrollStep = {
  /** Distance from the top of the page, now and one step before. */
  y: number
  previous: number | undefined
  windowHeight: number
  pageHeight: number
}

/**
 * Whether a step hides the navbar or shows it; undefined leaves it as it is.
 * Rule: shell-behaviours.md B05. The end of the page is left out, where some browsers bounce.
 */
export function navbarAfter(
  step: ScrollStep,
  navbarHeight: number,
): 'hidden' | 'shown' | undefined {
  const { y, previous, windowHeight, pageHeight } = step
  if (y < navbarHeight) return 'shown'
  if (previous !== undefined && y >= previous) return 'hidden'
  if (y + windowHeight < pageHeight - navbarHeight) return 'shown'
}
