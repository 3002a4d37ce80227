'use client'

import { type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { activeHeading } from '@/lib/client/active-heading'
import { listen } from '@/lib/client/listen'
import { revealCurrent } from '@/lib/client/reveal-current'
import { targetOf } from '@/lib/client/targets'
import { decodeUrl } from '@/lib/site/paths'
import { shellConfig } from '@/lib/site/shell-config'
import { ChangingText } from '../ui/changing-text'
import { useGuardedEffect } from '../ui/effects'
import { Icon } from '../ui/icon'
import styles from './toc.module.css'

/**
 * The table of contents with the section being read marked: beside the text or, on small screens, opened
 * by a bar that names that section.
 */
export function TocNav({ children }: { children: ReactNode }) {
  const id = useId()
  const toc = useRef<HTMLElement>(null)
  const [isSmall, setSmall] = useState(false)
  /** Title of the section, once its page is scrolled past the first heading. */
  const [section, setSection] = useState<string | null>()

  useGuardedEffect(() => {
    const box = toc.current
    const links = [...(box?.querySelectorAll('a') ?? [])]
    const headings = links.flatMap(({ hash }) => targetOf(hash) ?? [])
    // A navbar that hides on scroll covers nothing.
    const navbar = document.querySelector<HTMLElement>('header:not(:has([data-navbar]))')
    const large = matchMedia(`(min-width: ${shellConfig.desktopBreakpoint + 1}px)`)

    function mark() {
      const boxes = headings.map(heading => {
        const { top, bottom } = visibleBox(heading)
        return { id: heading.id, top, bottom }
      })
      const { scrollY, innerHeight: windowHeight, location } = window
      const offset = navbar?.offsetHeight ?? 0
      const end = document.documentElement.scrollHeight - windowHeight
      const active = activeHeading(boxes, {
        offset,
        windowHeight,
        isAtEnd: scrollY > 0 && scrollY >= end - 1,
        target: decodeUrl(location.hash.slice(1)),
      })
      const isPastFirst = boxes[0] && boxes[0].top < offset
      setSmall(!large.matches)
      setSection(null)
      for (const link of links) {
        const isActive = decodeUrl(link.hash.slice(1)) === active
        link.ariaCurrent = isActive ? 'location' : null
        if (isActive && isPastFirst) setSection(link.textContent)
      }
      // Entries stay under the reader's pointer and focus.
      if (box && !box.matches(':hover, :has(:focus-visible)')) revealCurrent(box, 1 / 3)
    }

    mark()
    return listen(window, ['scroll', 'resize', 'hashchange'], mark, { passive: true })
  }, [])

  // In its first frame.
  const onBeforeToggle = ({ currentTarget }: ToggleEvent) =>
    requestAnimationFrame(() => revealCurrent(currentTarget))

  const closeOnJump = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (isSmall && (target as Element).closest('a')) currentTarget.hidePopover()
  }

  return (
    <>
      {isSmall && section && (
        <button
          type="button"
          className={styles.bar}
          popoverTarget={id}
          aria-label={`On this page: ${section}`}
        >
          <ChangingText>{section}</ChangingText>
          <Icon name="down" size={16} />
        </button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link clicks it */}
      <nav
        ref={toc}
        id={id}
        popover={isSmall ? 'auto' : undefined}
        className={`${styles.toc} ${styles.nav} faded-edges`}
        aria-label="On this page"
        onBeforeToggle={onBeforeToggle}
        onClick={closeOnJump}
      >
        <p className={styles.title}>On this page</p>
        {children}
      </nav>
    </>
  )
}

/** The box of the heading, or of what hides it. */
function visibleBox(heading: HTMLElement): DOMRect {
  const parent = heading.parentElement
  return heading.checkVisibility() || !parent ? heading.getBoundingClientRect() : visibleBox(parent)
}
