'use client'

import { useEffect } from 'react'
import { usePath } from './use-path'

/**
 * Puts boxes that scroll sideways (code, tables, formulas) in reach of the keyboard while they do,
 * for browsers that do not do so by themselves. Boxes are marked by `data-scrollable`.
 */
export function ScrollableRegions() {
  const path = usePath()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other boxes
  useEffect(() => {
    function update() {
      for (const box of document.querySelectorAll('[data-scrollable]')) {
        if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0')
        else box.removeAttribute('tabindex')
      }
    }
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [path])

  return null
}
