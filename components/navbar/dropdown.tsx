'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import styles from './dropdown.module.css'
import navbarStyles from './navbar.module.css'

type DropdownProps = {
  /** What is chosen, and what it is: "Version: Next". */
  name: string
  label: ReactNode
  children: ReactNode
}

/** A button of the navbar with a list of links under it. */
export function Dropdown({ name, label, children }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the button and its list
    <div ref={root} className={styles.dropdown} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        type="button"
        className={navbarStyles.link}
        aria-label={name}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul className={styles.menu}>{children}</ul>
    </div>
  )
}
