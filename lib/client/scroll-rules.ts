/** Position of a heading in the viewport, in CSS pixels from its top. */
type HeadingBox = { id: string; top: number; bottom: number }

/** The visible part of a page, in CSS pixels. */
type View = {
  /** Height of what covers the top of the viewport. */
  offset: number
  windowHeight: number
  /** Whether the page is scrolled to its end. */
  isAtEnd: boolean
  /** Id in the URL. */
  target: string
}

/**
 * The heading of the section being read: the first one below the navbar if it is in the upper half of the
 * viewport, otherwise the one before it. At the end of the page, where later headings cannot scroll that far
 * up, it is the one that the reader jumped to, or else the last.
 */
export function activeHeading(headings: HeadingBox[], view: View): string | undefined {
  const { offset, windowHeight, isAtEnd, target } = view
  if (isAtEnd) {
    const jumpedTo = headings.find(({ id, top }) => id === target && top >= offset)
    return (jumpedTo ?? headings.at(-1))?.id
  }
  const index = headings.findIndex(({ top }) => top >= offset)
  const next = headings[index]
  if (!next) return headings.at(-1)?.id
  if (next.top > 0 && next.bottom < windowHeight / 2) return next.id
  return headings[index - 1]?.id
}

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
