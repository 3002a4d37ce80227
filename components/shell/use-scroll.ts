import { useEffect, useRef } from 'react'
import { listen } from '@/lib/client/listen'
import type { ScrollStep } from '@/lib/client/scroll-rules'

type ScrollHandlers = {
  onScroll: (step: ScrollStep) => void
  /** A link to a place on this page was followed. */
  onJump: () => void
}

/** Follows how the reader scrolls. The scrolling that a jump does is not the reader's. */
export function useScroll(handlers: ScrollHandlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    let previous: number | undefined
    let jumped = false
    function scroll() {
      const { scrollY: y, innerHeight: windowHeight } = window
      const { scrollHeight: pageHeight } = document.documentElement
      if (!jumped) latest.current.onScroll({ y, previous, windowHeight, pageHeight })
      jumped = false
      previous = y
    }
    function jump() {
      if (!hashTarget()) return
      jumped = true
      latest.current.onJump()
    }
    const endScrolls = listen(window, ['scroll'], scroll, { passive: true })
    const endJumps = listen(window, ['hashchange'], jump)
    return () => {
      endScrolls()
      endJumps()
    }
  }, [])
}

/** What the address points at on this page. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
}
