'use client'

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type CollapsibleProps = { open: boolean; id?: string; className?: string; children: ReactNode }

/** Content that slides open and shut. It is not in the page before it is first opened. */
export function Collapsible({ open, id, className, children }: CollapsibleProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(open)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)

  useLayoutEffect(() => {
    if (!box.current || shown.current === open) return
    shown.current = open
    return slide(box.current, open)
  }, [open])

  if (!wasOpen) return null
  return (
    <div ref={box} id={id} className={className}>
      {children}
    </div>
  )
}

/**
 * Moves the height of `box` from where it is now, be it in the middle of another slide.
 * @returns takes it that another slide follows, which will settle the box instead
 */
function slide(box: HTMLElement, open: boolean): () => void {
  const { style } = box
  const isFirst = open && style.display === '' && style.height === ''
  const from = isFirst ? 0 : box.offsetHeight
  style.display = 'block'
  const height = box.scrollHeight
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const duration = reduced ? REDUCED_DURATION : collapseDuration(height)

  style.overflow = 'hidden'
  style.transition = 'none'
  style.height = `${from}px`
  // Reading makes the browser take this height for the beginning.
  void box.offsetHeight
  style.transition = `height ${duration}ms ease-in-out`
  style.height = `${open ? height : 0}px`

  let superseded = false
  const slides = box.getAnimations().map(animation => animation.finished)
  Promise.allSettled(slides).then(() => {
    if (superseded) return
    style.display = open ? '' : 'none'
    style.overflow = style.transition = style.height = ''
  })
  return () => {
    superseded = true
  }
}

/**
 * How long content of this height takes to slide in or out: the higher, the longer, but ever less so.
 * @param height in CSS pixels
 * @returns milliseconds
 */
export function collapseDuration(height: number): number {
  const lines = height / 36
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

/** With reduced motion: as good as at once, yet a transition, whose end can be waited for. */
const REDUCED_DURATION = 1
