/** A scroll event, in CSS pixels. */
type ScrollStep = {
  /** Scroll position, now and at the previous event. */
  y: number
  previous: number | undefined
  windowHeight: number
  pageHeight: number
}

/**
 * Whether a scroll event hides or shows the navbar; undefined leaves it as it is. The end of the page
 * is excluded, where some browsers bounce.
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
