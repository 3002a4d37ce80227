'use client'

import { useEffect, useState } from 'react'
import { listen } from '@/lib/client/listen'
import { navbarAfter } from '@/lib/client/scroll-rules'
import { decodeUrl } from '@/lib/site/paths'
import { usePath } from '../shell/use-path'
import styles from './hide-on-scroll.module.css'

/** Takes the navbar out of the window on the way down and back in on the way up. */
export function HideOnScroll() {
  const [hidden, setHidden] = useState(false)
  const path = usePath()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page, which may open further down
  useEffect(() => setHidden(hashTarget() !== null), [path])

  useEffect(() => {
    let previous: number | undefined
    // The scrolling that a jump does is not the reader's.
    let jumped = false
    function scroll() {
      const { scrollY: y, innerHeight: windowHeight } = window
      const { scrollHeight: pageHeight } = document.documentElement
      const navbarHeight = document.querySelector('header')?.offsetHeight ?? 0
      const next = navbarAfter({ y, previous, windowHeight, pageHeight }, navbarHeight)
      if (next && !jumped) setHidden(next === 'hidden')
      jumped = false
      previous = y
    }
    function jump() {
      if (!hashTarget()) return
      jumped = true
      setHidden(true)
    }
    const endScrolls = listen(window, ['scroll'], scroll, { passive: true })
    const endJumps = listen(window, ['hashchange'], jump)
    return () => {
      endScrolls()
      endJumps()
    }
  }, [])

  // Read by the stylesheet, which moves the navbar around this mark.
  return <span className={styles.mark} data-navbar={hidden ? 'hidden' : 'shown'} hidden />
}

/** What the address points at on this page. */
function hashTarget(): HTMLElement | null {
  return document.getElementById(decodeUrl(window.location.hash.slice(1)))
}
