import { useState } from 'react'
import { listen } from '@/lib/client/listen'
import { navbarAfter } from '@/lib/client/navbar-after'
import { targetOf } from '@/lib/client/targets'
import { useGuardedEffect } from '../ui/effects'
import { usePath } from '../ui/hooks'
import styles from './navbar.module.css'

/** Hides the navbar on scrolling down and shows it on scrolling up. */
export function HideOnScroll() {
  const [hidden, setHidden] = useState(false)
  const path = usePath()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may open at an anchor
  useGuardedEffect(() => setHidden(targetOf(window.location.hash) !== null), [path])

  useGuardedEffect(() => {
    let previous: number | undefined
    // A jump to an anchor scrolls too.
    let hasJumped = false
    function onScroll() {
      const { scrollY: y, innerHeight: windowHeight } = window
      const { scrollHeight: pageHeight } = document.documentElement
      const navbarHeight = document.querySelector('header')?.offsetHeight ?? 0
      const next = navbarAfter({ y, previous, windowHeight, pageHeight }, navbarHeight)
      if (next && !hasJumped) setHidden(next === 'hidden')
      hasJumped = false
      previous = y
    }
    function onHashChange() {
      if (!targetOf(window.location.hash)) return
      hasJumped = true
      setHidden(true)
    }
    const removeScrollListener = listen(window, ['scroll'], onScroll, { passive: true })
    const removeHashListener = listen(window, ['hashchange'], onHashChange)
    return () => {
      removeScrollListener()
      removeHashListener()
    }
  }, [])

  // A mark for CSS, since the navbar around it is rendered on the server.
  return <span className={styles.mark} data-navbar={hidden ? 'hidden' : 'shown'} hidden />
}
