'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { listen } from '@/lib/client/listen'
import { Collapsible } from '../shell/collapsible'
import { Icon } from '../shell/icon'
import styles from './navbar.module.css'

type DropdownProps = {
  /** Accessible name, such as "Version: Next". */
  name: string
  label: ReactNode
  children: ReactNode
}

type MenuProps = DropdownProps & { inDrawer: boolean; group: string }

/** A dropdown; in the drawer, a collapsible group with the label `group`. */
export function Menu({ inDrawer, group, children, ...rest }: MenuProps) {
  if (inDrawer) return <DrawerGroup label={group}>{children}</DrawerGroup>
  return <Dropdown {...rest}>{children}</Dropdown>
}

function Dropdown({ name, label, children }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    return listen(document, ['pointerdown'], closeOutside)
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
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard and focus of the button and its list
    <div ref={root} className={styles.dropdown} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        type="button"
        className={styles.link}
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

function DrawerGroup({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={`${styles.link} ${styles.group}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="right" size={16} />
      </button>
      <Collapsible open={open} id={id}>
        <ul className={styles.folded}>{children}</ul>
      </Collapsible>
    </>
  )
}
