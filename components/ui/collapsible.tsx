'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useGuardedLayoutEffect } from './effects'

type CollapsibleProps = { open: boolean; id?: string; className?: string; children: ReactNode }

/** Content that slides open and shut. It is mounted when it first opens. */
export function Collapsible({ open, id, className, children }: CollapsibleProps) {
  const box = useRef<HTMLDivElement>(null)
  const previous = useRef(open)
  const [isMounted, setMounted] = useState(open)
  if (open && !isMounted) setMounted(true)

  useGuardedLayoutEffect(() => {
    if (!box.current || previous.current === open) return
    previous.current = open
    return slide(box.current, open)
  }, [open])

  if (!isMounted) return null
  return (
    <div ref={box} id={id} className={className}>
      {children}
    </div>
  )
}

/**
 * Animates the height of `box` from its current value, which may be in the middle of another slide.
 * @returns cleanup, which leaves the final styles to the next slide
 */
function slide(box: HTMLElement, open: boolean): () => void {
  const { style } = box
  const isFirstSlide = open && style.display === '' && style.height === ''
  const from = isFirstSlide ? 0 : box.offsetHeight
  style.display = 'block'
  const height = box.scrollHeight
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const duration = reduced ? REDUCED_DURATION_MS : collapseDuration(height)

  style.overflow = 'hidden'
  style.transition = 'none'
  style.height = `${from}px`
  // Forces a layout, so that the transition starts from this height.
  void box.offsetHeight
  style.transition = `height ${duration}ms ease-in-out`
  style.height = `${open ? height : 0}px`

  let superseded = false
  const animations = box.getAnimations().map(animation => animation.finished)
  Promise.allSettled(animations).then(() => {
    if (superseded) return
    style.display = open ? '' : 'none'
    style.overflow = style.transition = style.height = ''
  })
  return () => {
    superseded = true
  }
}

/**
 * Duration of a slide, which grows ever more slowly with the height.
 * @param height in CSS pixels
 * @returns milliseconds
 */
export function collapseDuration(height: number): number {
  const lines = height / 36
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

/** With reduced motion: imperceptible, but still a transition whose end can be awaited. */
const REDUCED_DURATION_MS = 1
