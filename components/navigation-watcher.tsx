'use client'

import { useEffect } from 'react'
import { completeEntries, finishNavigation, whenContentShows } from '@/lib/navigation'
import { usePath } from './use-path'

/** Tells that a page shows. The page's title is announced by Next, the bar is for the eye alone. */
export function NavigationWatcher() {
  const path = usePath()
  useEffect(() => whenContentShows(() => finishNavigation(path)), [path])
  useEffect(completeEntries, [])
  return null
}
