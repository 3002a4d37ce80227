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
