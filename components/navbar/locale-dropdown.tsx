'use client'

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon'
import { usePath } from '../use-path'
import styles from './locale-dropdown.module.css'
import navbarStyles from './navbar.module.css'

const GLOBE =
  'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM1.5 8h13M8 1.5c-4.5 4-4.5 9 0 13 4.5-4 4.5-9 0-13z'

/** Languages of the site. There is one; its entry is this page. */
export function LocaleDropdown({ label, lang }: { label: string; lang: string }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const path = usePath()

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
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon d={GLOBE} />
        {label}
      </button>
      <ul className={styles.menu}>
        <li>
          <a href={path} lang={lang} aria-current="true">
            {label}
          </a>
        </li>
      </ul>
    </div>
  )
}
