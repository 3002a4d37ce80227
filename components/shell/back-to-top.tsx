'use client'

import { useEffect, useRef, useState } from 'react'
import { backToTopAfter, stepToTop } from '@/lib/client/scroll-rules'
import styles from './back-to-top.module.css'
import { Icon } from './icon'
import { useScroll } from './use-scroll'

/** A way back to the top, for readers who have turned back from far down. */
export function BackToTop() {
  // Until the reader first turns back there is no button.
  const [shown, setShown] = useState<boolean>()
  const frame = useRef(0)
  const stop = () => cancelAnimationFrame(frame.current)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  useScroll({
    onScroll: step => {
      // Whoever scrolls down again wants to stay.
      if (step.previous !== undefined && step.y >= step.previous) stop()
      const next = backToTopAfter(step)
      if (next !== undefined) setShown(next)
    },
    onJump: () => setShown(false),
  })

  function scroll() {
    if (window.scrollY <= 0) return
    frame.current = requestAnimationFrame(scroll)
    window.scrollTo(0, stepToTop(window.scrollY))
  }

  function toTop() {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (reduced) window.scrollTo(0, 0)
    else scroll()
  }

  if (shown === undefined) return null
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Scroll back to top"
      data-shown={shown}
      onClick={toTop}
    >
      <Icon name="up" size={24} />
    </button>
  )
}
