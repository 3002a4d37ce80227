'use client'

import nprogress from 'nprogress'
import { useEffect } from 'react'
import { finishNavigation } from '@/lib/navigation'
import styles from './navigation-watcher.module.css'
import { usePath } from './use-path'

nprogress.configure({
  showSpinner: false,
  barSelector: 'div',
  template: `<div class="${styles.bar}" aria-hidden="true"></div>`,
})

/** Tells that a page shows. The page's title is announced by Next, the bar is for the eye alone. */
export function NavigationWatcher() {
  const path = usePath()
  useEffect(() => finishNavigation(path), [path])
  return null
}
