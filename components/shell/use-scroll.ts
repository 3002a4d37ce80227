import { useEffect, useRef } from 'react'

type ScrollHandlers = {
  /** The page was scrolled, from one distance to its top to another, in CSS pixels. */
  onScroll: (y: number, previous: number | undefined) => void
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
      const { scrollY } = window
      if (!jumped) latest.current.onScroll(scrollY, previous)
      jumped = false
      previous = scrollY
    }
    function jump() {
      if (!hashTarget()) return
      jumped = true
      latest.current.onJump()
    }
    window.addEventListener('scroll', scroll, { passive: true })
    window.addEventListener('hashchange', jump)
    return () => {
      window.removeEventListener('scroll', scroll)
      window.removeEventListener('hashchange', jump)
    }
  }, [])
}

/** What the address points at on this page. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
}
