/** Boxes that scroll sideways and no key can reach. Runs in the page. */
export function unreachableScrollers(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(box => box.checkVisibility() && /auto|scroll/.test(getComputedStyle(box).overflowX))
    .filter(box => box.scrollWidth > box.clientWidth && box.tabIndex !== 0)
    .filter(box => box.querySelector('a[href], button, [tabindex="0"]') === null)
    .map(box => `scrolls, but no key reaches it: ${box.outerHTML.slice(0, 160)}`)
}

/** Tab stops that do nothing: boxes with room for what is in them. Runs in the page. */
export function idleTabStops(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-scrollable]')]
    .filter(box => box.checkVisibility() && box.scrollWidth <= box.clientWidth)
    .filter(box => box.hasAttribute('tabindex'))
    .map(box => `a tab stop with nothing to scroll: ${box.outerHTML.slice(0, 160)}`)
}
