/** Boxes that scroll and no key can reach. Runs in the page. */
export function unreachableScrollers(): string[] {
  const scrolls = (box: HTMLElement) => {
    const { overflowX, overflowY } = getComputedStyle(box)
    const isWide = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth
    return isWide || (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight)
  }
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(box => box.checkVisibility() && scrolls(box) && box.tabIndex !== 0)
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
