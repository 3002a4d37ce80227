/** Boxes that cut off a part of their text. Runs in the page. */
export function clippingFindings(): string[] {
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(box => {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (!cuts(overflowX) && !cuts(overflowY)) return false
      // One pixel is what text for screen readers alone is cut down to.
      if (!box.checkVisibility() || box.clientHeight <= 1 || !box.textContent?.trim()) return false
      const isCutAside = cuts(overflowX) && box.scrollWidth > box.clientWidth + 1
      const isCutBelow = cuts(overflowY) && box.scrollHeight > box.clientHeight + 1
      return isCutAside || isCutBelow
    })
    .map(box => `cuts off a part of its text: ${box.outerHTML.slice(0, 160)}`)
}

/** The distances that WCAG 1.4.12 lets readers set. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
