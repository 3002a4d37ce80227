'use client'

import { useEffect, useState } from 'react'
import { navbarAfter } from '@/lib/client/scroll-rules'
import { usePath } from '../shell/use-path'
import { hashTarget, useScroll } from '../shell/use-scroll'
import styles from './hide-on-scroll.module.css'

/** Takes the navbar out of the window on the way down and back in on the way up. */
export function HideOnScroll() {
  const [hidden, setHidden] = useState(false)
  const path = usePath()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page, which may open further down
  useEffect(() => setHidden(hashTarget() !== null), [path])

  useScroll({
    onScroll: (y, previous) => {
      const { scrollHeight: pageHeight } = document.documentElement
      const navbarHeight = document.querySelector('header')?.offsetHeight ?? 0
      const step = { y, previous, windowHeight: window.innerHeight, pageHeight }
      const next = navbarAfter(step, navbarHeight)
      if (next) setHidden(next === 'hidden')
    },
    onJump: () => setHidden(true),
  })

  // Read by the stylesheet, which moves the navbar around this mark.
  return <span className={styles.mark} data-navbar={hidden ? 'hidden' : 'shown'} hidden />
}
