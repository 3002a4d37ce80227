'use client'

import {
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { GLOSSARY_PATH } from '@/lib/constants'
import { Link } from '../link'
import styles from './term.module.css'

const TermCard = lazy(() => import('./term-card'))

/**
 * A term in the text: a link to its entry of the glossary. Its definition shows under it while the
 * pointer or the keyboard's focus is on it, and at a touch.
 */
export function Term({ id, children }: { id: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const touched = useRef(false)
  const cardId = useId()
  const close = () => setOpen(false)

  const openOnHover = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setOpen(true)
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer may move on to the definition
    <span ref={root} onPointerEnter={openOnHover} onPointerLeave={close} onBlur={closeOnLeave}>
      <Link
        className={styles.term}
        href={`${GLOSSARY_PATH}#${id}`}
        aria-describedby={open ? cardId : undefined}
        onFocus={event => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onPointerDown={event => {
          touched.current = event.pointerType === 'touch'
        }}
        onClick={event => {
          if (touched.current) event.preventDefault()
          setOpen(touched.current)
          touched.current = false
        }}
      >
        {children}
      </Link>
      {open && (
        <Suspense>
          <TermCard id={cardId} term={id} under={root} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
