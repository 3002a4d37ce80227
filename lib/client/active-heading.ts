/** A heading's place in the window, in CSS pixels from its top. */
type HeadingBox = { id: string; top: number; bottom: number }

/**
 * The heading whose section is being read.
 * Rule: shell-behaviours.md B11. The next heading counts once it is in the upper half of the window;
 * until then the one before it does.
 * @param offset height of what covers the top of the window, in CSS pixels
 */
export function activeHeading(
  headings: HeadingBox[],
  offset: number,
  windowHeight: number,
): string | undefined {
  const index = headings.findIndex(({ top }) => top >= offset)
  const next = headings[index]
  if (!next) return headings.at(-1)?.id
  if (next.top > 0 && next.bottom < windowHeight / 2) return next.id
  return headings[index - 1]?.id
}
