'use client'

import { useState } from 'react'
import { useGuardedLayoutEffect } from '../ui/effects'

/**
 * Restores the root element's `data-` attributes, which scripts in the page set before the first paint, after
 * React has re-rendered the whole document: it does when a host strips comments, or a translator or an
 * extension changes the page before hydration.
 */
export function DocumentAttributes() {
  const [attributes] = useState(() =>
    typeof document === 'undefined' ? {} : { ...document.documentElement.dataset },
  )
  useGuardedLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, attributes)
  }, [attributes])
  return null
}
