/** Parts of code and of the row above it, tabs included, that lie over another. Runs in the page. */
export function codeOverlaps(): string[] {
  const isSeen = (element: Element) => element.checkVisibility()
  return [...document.querySelectorAll('[data-code-block]')].filter(isSeen).flatMap(block => {
    const list = block.closest('[role=tabpanel]')?.parentElement?.firstElementChild
    const parts = [
      ...(list?.querySelectorAll('[role=tab]') ?? []),
      ...block.querySelectorAll(':scope > :has(~ pre) :is(a, summary, button)'),
      ...block.querySelectorAll(':scope > pre'),
    ].filter(isSeen)
    const boxes = parts.map(part => part.getBoundingClientRect())
    return parts.flatMap((part, index) => {
      const one = boxes[index] as DOMRect
      const isOver = (other: DOMRect) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1
      return boxes.slice(index + 1).some(isOver) ? part.outerHTML.slice(0, 120) : []
    })
  })
}
