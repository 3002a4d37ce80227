'use client'

import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react'
import { listen } from '@/lib/client/listen'
import { Collapsible } from '../ui/collapsible'
import { useGuardedEffect } from '../ui/effects'
import { Icon } from '../ui/icon'
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
  /** Whether Escape has closed the list under the pointer, which opens it again once it has left. */
  const [isDismissed, setDismissed] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  useGuardedEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    return listen(document, ['pointerdown'], closeOutside)
  }, [open])

  // The pointer opens the list, too, wherever the focus is.
  useGuardedEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const box = root.current
      if (key !== 'Escape' || !box) return
      setOpen(false)
      setDismissed(box.matches(':hover'))
      if (box.contains(document.activeElement)) box.querySelector('button')?.focus()
    }
    return listen(document, ['keydown'], closeOnEscape)
  }, [])

  const closeOnLeave = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus and pointer of the button and its list
    <div
      ref={root}
      className={styles.dropdown}
      data-dismissed={isDismissed}
      onPointerLeave={() => setDismissed(false)}
      onBlur={closeOnLeave}
    >
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
