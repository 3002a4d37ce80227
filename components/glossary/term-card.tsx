import { type RefObject, useLayoutEffect, useRef } from 'react'
import { glossary } from '@/lib/glossary.mjs'
import { Link } from '../link'
import styles from './term-card.module.css'

/** Least distance from the window's edges, in CSS pixels. */
const MARGIN = 12

type TermCardProps = {
  id: string
  /** Id of the glossary's entry. */
  term: string
  under: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A term's definition, above all else. The browser closes it on Escape and on a touch elsewhere. */
export default function TermCard({ id, term, under, onClose }: TermCardProps) {
  const card = useRef<HTMLSpanElement>(null)
  const entry = glossary.find(entry => entry.id === term)

  useLayoutEffect(() => {
    if (!card.current || !under.current) return
    card.current.showPopover()
    place(card.current, under.current.getBoundingClientRect())
  }, [under])

  return (
    <span
      ref={card}
      id={id}
      popover="auto"
      className={styles.card}
      onToggle={event => event.newState === 'closed' && onClose()}
    >
      {entry?.definition} <Link href={entry?.page}>More on {entry?.name}</Link>
    </span>
  )
}

/** Puts the card under the words, or above them where there is no room. */
function place(card: HTMLElement, { left, top, bottom }: DOMRect) {
  const room = document.documentElement.clientWidth - card.offsetWidth - MARGIN
  const isBelow = bottom + card.offsetHeight <= window.innerHeight
  card.style.left = `${window.scrollX + Math.max(MARGIN, Math.min(left, room))}px`
  card.style.top = `${window.scrollY + (isBelow ? bottom : top - card.offsetHeight)}px`
}
