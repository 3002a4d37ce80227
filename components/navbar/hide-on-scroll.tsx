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
    onScroll: step => {
      const next = navbarAfter(step, document.querySelector('header')?.offsetHeight ?? 0)
      if (next) setHidden(next === 'hidden')
    },
    onJump: () => setHidden(true),
  })

  // Read by the stylesheet, which moves the navbar around this mark.
  return <span className={styles.mark} data-navbar={hidden ? 'hidden' : 'shown'} hidden />
}
