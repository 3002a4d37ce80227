import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { glossary } from '@/lib/site/glossary'
import { Link } from './link'
import type { Show } from './on-demand'
import styles from './term-card.module.css'

/** Least distance from the window's edges, in CSS pixels. */
const MARGIN = 12

/** The term on which a press began while its definition showed: the press hides it before the click. */
let pressed: Element | null = null

for (const type of ['pointerdown', 'keydown']) {
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest('[data-term][aria-expanded]')
  }
  document.addEventListener(type, note, { capture: true })
}

/** Shows the definition of the term that a link leads to, or hides it if it showed at the press. */
export function showTerm(link: HTMLAnchorElement, show: Show): void {
  const isShown = link === pressed || link.ariaExpanded
  pressed = null
  if (isShown) link.focus({ preventScroll: true })
  show(isShown ? null : <TermCard link={link} onClose={() => show(null)} />)
}

type TermCardProps = {
  /** To the term's entry of the glossary. */
  link: HTMLAnchorElement
  onClose: () => void
}

/**
 * A term's definition, above all else, while it is rendered. The browser closes it on Escape and on a
 * press elsewhere, and gives the focus back.
 */
function TermCard({ link, onClose }: TermCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const term = glossary.find(({ id }) => link.hash === `#${id}`)

  useLayoutEffect(() => {
    if (!card.current) return
    card.current.showPopover({ source: link })
    place(card.current, link.getBoundingClientRect())
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

/** Puts the card under the words, or above them where there is no room. */
function place(card: HTMLElement, { left, top, bottom }: DOMRect) {
  const room = document.documentElement.clientWidth - card.offsetWidth - MARGIN
  const isBelow = bottom + card.offsetHeight <= window.innerHeight
  card.style.left = `${window.scrollX + Math.max(MARGIN, Math.min(left, room))}px`
  card.style.top = `${window.scrollY + (isBelow ? bottom : top - card.offsetHeight)}px`
}
