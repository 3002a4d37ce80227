/**
 * Scrolls `box`, and nothing around it, so that its current entry is in the middle; an entry within the
 * middle `share` of the box stays where it is. It is serialized into the page (sidebar.tsx), so it must
 * not refer to anything outside itself.
 */
export function revealCurrent(box: Element, share = 0.9): void {
  const entry = box.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!entry) return
  const { top, height } = box.getBoundingClientRect()
  const middle = top + height / 2
  const reach = (height * share) / 2
  if (entry.top >= middle - reach && entry.bottom <= middle + reach) return
  box.scrollTop += (entry.top + entry.bottom) / 2 - middle
}
