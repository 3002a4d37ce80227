'use client'

import { useGuardedEffect } from '../ui/effects'
import { usePath } from '../ui/hooks'

/**
 * Boxes that may scroll sideways (`data-scrollable`: code, tables, formulas) are exported focusable,
 * since not every browser makes scroll containers focusable. This removes boxes that do not overflow from
 * the tab order.
 */
export function ScrollableRegions() {
  const path = usePath()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own boxes
  useGuardedEffect(() => {
    // Also fires for boxes that are rendered later, such as boxes in a hidden tab.
    const observer = new ResizeObserver(entries => {
      // Measure all before changing any: interleaved, each would force a layout.
      const overflows = entries.map(({ target }) => target.scrollWidth > target.clientWidth)
      for (const [index, { target }] of entries.entries()) {
        if (overflows[index]) target.setAttribute('tabindex', '0')
        else target.removeAttribute('tabindex')
      }
    })
    for (const box of document.querySelectorAll('[data-scrollable]')) observer.observe(box)
    return () => observer.disconnect()
  }, [path])

  return null
}
