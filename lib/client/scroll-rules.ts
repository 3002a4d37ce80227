/** What is known at a step of scrolling, in CSS pixels. */
export type ScrollStep = {
  /** Distance from the top of the page, now and one step before. */
  y: number
  previous: number | undefined
  windowHeight: number
  pageHeight: number
}

/** From here on the way back to the top is worth a button. */
const BACK_TO_TOP_FROM = 300

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

/** Whether a step shows the button back to the top. Rule: shell-behaviours.md B20. */
export function backToTopAfter(step: ScrollStep): boolean | undefined {
  const { y, previous, windowHeight, pageHeight } = step
  if (previous === undefined) return
  if (y >= previous || y < BACK_TO_TOP_FROM) return false
  return y + windowHeight < pageHeight ? true : undefined
}

/** A step of the way back to the top: the next distance, in CSS pixels. */
export function stepToTop(y: number): number {
  return Math.floor(y * 0.85)
}
