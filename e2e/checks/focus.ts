import type { Page } from 'playwright/test'

declare global {
  /** See `findCover`. */
  var coverOf: typeof findCover
}

/**
 * What hides an element that has the focus (WCAG 2.4.11), or null: the navbar over any part of it,
 * unless it is higher than the window, or anything over all of it. Runs in the page.
 */
function findCover(element: Element): string | null {
  const box = element.getBoundingClientRect()
  const banner = document.querySelector('header')
  const edge = banner?.getBoundingClientRect().bottom ?? 0
  const isAbove =
    element.closest('header, section[aria-label="Announcement"]') !== null ||
    getComputedStyle(element).position === 'fixed'
  const isHigh = box.height > window.innerHeight - edge
  if (!isAbove && !isHigh && box.top < edge - 0.5)
    return `the navbar hides ${element.outerHTML.slice(0, 160)}`
  const [left, right] = [Math.max(box.left, 0) + 1, Math.min(box.right, window.innerWidth) - 1]
  const [top, bottom] = [Math.max(box.top, 0) + 1, Math.min(box.bottom, window.innerHeight) - 1]
  const isSeen = [left, (left + right) / 2, right].some(x =>
    [top, (top + bottom) / 2, bottom].some(y => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }),
  )
  return isSeen ? null : `out of sight: ${element.outerHTML.slice(0, 160)}`
}

/** Makes `coverOf` known to the page. */
export const installCoverOf = (page: Page) =>
  page.evaluate(`globalThis.coverOf = ${findCover.toString()}`)

/**
 * What is hidden while it has the focus, on the way down the page and up again.
 * @param without selector of a part to pass over
 */
export async function hiddenFocus(page: Page, without?: string): Promise<string[]> {
  await installCoverOf(page)
  return page.evaluate(without => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button:enabled, summary, [tabindex="0"]'),
    ].filter(stop => stop.tabIndex >= 0 && !(without && stop.closest(without)))
    return [...stops, ...stops.toReversed()].flatMap(stop => {
      stop.focus()
      return document.activeElement === stop ? (coverOf(stop) ?? []) : []
    })
  }, without)
}
