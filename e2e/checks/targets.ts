/**
 * Links and buttons that are hard to hit (WCAG 2.5.8): smaller than 24 px, with another target within
 * 24 px of their middle. Links in a line of text are exempt. Runs in the page.
 */
export function targetFindings(): string[] {
  const SIZE = 24
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, [role=tab]'),
  ]
    .filter(target => target.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    .filter(target => !isInText(target))
    .map(target => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  return (
    targets
      .filter(({ box }) => Math.min(box.width, box.height) < SIZE - 0.5)
      // What else is in the header of code differs from block to block.
      .filter(
        small =>
          small.target.matches('[data-code-block] a') ||
          targets.some(other => other !== small && isNear(small.box, other.box)),
      )
      .map(({ target, box }) => {
        return `hard to hit, ${Math.round(box.width)} × ${Math.round(box.height)} px: ${target.outerHTML.slice(0, 160)}`
      })
  )

  function isInText(target: HTMLElement) {
    if (getComputedStyle(target).display !== 'inline') return false
    const blocks = 'p, li, td, th, dd, dt, figcaption, h1, h2, h3, h4, h5, h6, code'
    let block = target.closest(blocks)
    // Code in text that is a link as a whole.
    while (block?.matches('code') && block.textContent === target.textContent) {
      block = block.parentElement?.closest(blocks) ?? null
    }
    return block !== null && block.textContent?.trim() !== target.textContent?.trim()
  }

  function isNear(small: DOMRect, other: DOMRect) {
    const x = small.x + small.width / 2
    const y = small.y + small.height / 2
    const isSmall = Math.min(other.width, other.height) < SIZE - 0.5
    if (isSmall) {
      const distance = Math.hypot(other.x + other.width / 2 - x, other.y + other.height / 2 - y)
      return distance < SIZE
    }
    const dx = Math.max(other.left - x, 0, x - other.right)
    const dy = Math.max(other.top - y, 0, y - other.bottom)
    return Math.hypot(dx, dy) < SIZE / 2
  }
}
