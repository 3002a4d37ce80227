import { decodeUrl } from '../site/paths'
import { listen } from './listen'

/** Folds, and panels of tabs that are not selected. */
const CLOSED = 'details:not([open]), [role=tabpanel][data-selected=false]'

/** The element that a hash points at. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeUrl(hash.slice(1)))
}

/**
 * Opens the folds and selects the tabs that hide an element.
 * @returns whether any did
 */
function reveal(element: Element | null): boolean {
  const box = element?.closest(CLOSED)
  if (!box) return false
  reveal(box.parentElement)
  if (box instanceof HTMLDetailsElement) box.open = true
  else document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.click()
  return true
}

/** Brings the target of the URL into view if something hides it: the browser itself scrolls to any other. */
export function showTarget(): void {
  const target = targetOf(location.hash)
  if (reveal(target)) target?.scrollIntoView()
}

/**
 * Reveals what the reader jumps to within the page, and what the browser finds there.
 * @returns dispose
 */
export function revealTargets(): () => void {
  const onClick = ({ target }: Event) => {
    const anchor = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    // The browser then scrolls to it, and keeps the reader's position in the history.
    if (anchor) reveal(targetOf(anchor.hash))
  }
  const disposers = [
    listen(document, ['click'], onClick),
    listen(document, ['beforematch'], ({ target }) => reveal(target as Element)),
    listen(window, ['hashchange'], showTarget),
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
