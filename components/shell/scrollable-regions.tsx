'use client'

import { useEffect } from 'react'
import { usePath } from './use-path'

/**
 * Boxes that may scroll sideways (code, tables, formulas) are exported in reach of the keyboard, for
 * browsers that do not do so by themselves. This takes those out that have room for what is in them.
 * Boxes are marked by `data-scrollable`.
 */
export function ScrollableRegions() {
  const path = usePath()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other boxes
  useEffect(() => {
    // Tells of boxes that come into view later as well, such as those of a closed tab.
    const observer = new ResizeObserver(entries => {
      // All are measured before one is changed, or each would have the page laid out anew.
      const scrolls = entries.map(({ target }) => target.scrollWidth > target.clientWidth)
      for (const [index, { target }] of entries.entries()) {
        if (scrolls[index]) target.setAttribute('tabindex', '0')
        else target.removeAttribute('tabindex')
      }
    })
    for (const box of document.querySelectorAll('[data-scrollable]')) observer.observe(box)
    return () => observer.disconnect()
  }, [path])

  return null
}
