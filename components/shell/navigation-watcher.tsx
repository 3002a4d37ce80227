'use client'

import { useEffect, useInsertionEffect } from 'react'
import {
  completeEntries,
  finishNavigation,
  placePage,
  whenContentShows,
} from '@/lib/client/navigation'
import { usePath } from './use-path'

/** Tells that a page shows. The page's title is announced by Next, the bar is for the eye alone. */
export function NavigationWatcher() {
  const path = usePath()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useInsertionEffect(placePage, [path])
  useEffect(() => whenContentShows(() => finishNavigation(path)), [path])
  useEffect(completeEntries, [])
  return null
}
