import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { glossary } from '@/lib/site/glossary'
import { Link } from './link'
import type { MountOverlay } from './overlay-host'
import styles from './term-card.module.css'

/** Minimum distance from the edges of the viewport, in CSS pixels. */
const MARGIN = 12

/** The open term that was pressed: light dismiss closes its card before the click event. */
let pressed: Element | null = null

for (const type of ['pointerdown', 'keydown']) {
  const onPress = ({ target }: Event) => {
    pressed = (target as Element).closest('[data-term][aria-expanded]')
  }
  document.addEventListener(type, onPress, { capture: true })
}

/** Opens the definition of the term that a link leads to, or closes it if it was open. */
export function toggleTermCard(link: HTMLAnchorElement, mount: MountOverlay): void {
  const isOpen = link === pressed || link.ariaExpanded
  pressed = null
  if (isOpen) link.focus({ preventScroll: true })
  mount(isOpen ? null : <TermCard link={link} onClose={() => mount(null)} />)
}

type TermCardProps = {
  /** Link to the term in the glossary. */
  link: HTMLAnchorElement
  onClose: () => void
}

/**
 * The definition of a term, open while it is mounted. The browser closes the popover on Escape and on
 * a press outside, and restores the focus.
 */
function TermCard({ link, onClose }: TermCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const term = glossary.find(({ id }) => link.hash === `#${id}`)

  useLayoutEffect(() => {
    if (!card.current) return
    card.current.showPopover({ source: link })
    position(card.current, link.getBoundingClientRect())
    card.current.focus({ preventScroll: true })
    link.ariaExpanded = 'true'
    return () => {
      link.ariaExpanded = null
    }
  }, [link])

  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
  }

  return (
    <div
      ref={card}
      popover="auto"
      role="dialog"
      aria-label={term?.name}
      tabIndex={-1}
      className={styles.card}
      onToggle={event => event.newState === 'closed' && onClose()}
      onBlur={closeOnLeave}
    >
      <p>{term?.definition}</p>
      <Link href={term?.page} onClick={onClose}>
        {`More on ${term?.name ?? ''}`}
      </Link>
    </div>
  )
}

/** Positions the card below the link, or above it where there is no room. */
function position(card: HTMLElement, { left, top, bottom }: DOMRect) {
  const maxLeft = document.documentElement.clientWidth - card.offsetWidth - MARGIN
  const isBelow = bottom + card.offsetHeight <= window.innerHeight
  card.style.left = `${window.scrollX + Math.max(MARGIN, Math.min(left, maxLeft))}px`
  card.style.top = `${window.scrollY + (isBelow ? bottom : top - card.offsetHeight)}px`
}
