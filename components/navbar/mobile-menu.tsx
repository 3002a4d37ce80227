'use client'

import { useCallback, useEffect, useId, useState } from 'react'
import { Icon } from '../icon'
import { usePath } from '../use-path'
import { Drawer } from './drawer'
import styles from './mobile-menu.module.css'

/** Marks the entry of the history that lies over the page's own while the drawer is open. */
const ENTRY = { drawer: true }
const isOnEntry = () => Boolean(window.history.state?.drawer)

/** The button that opens the drawer, below the desktop breakpoint. */
export function MobileMenu() {
  const path = usePath()
  const id = useId()
  // The drawer belongs to the page on which it was opened, so a navigation closes it.
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === path
  if (openOn !== undefined && !open) setOpenOn(undefined)

  // Going back leaves the drawer's entry, not the page.
  useEffect(() => {
    if (!open) return
    const hide = () => setOpenOn(undefined)
    window.addEventListener('popstate', hide)
    return () => window.removeEventListener('popstate', hide)
  }, [open])

  const show = () => {
    window.history.pushState(ENTRY, '')
    setOpenOn(path)
  }

  const close = useCallback(() => {
    setOpenOn(undefined)
    if (isOnEntry()) window.history.back()
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={show}
      >
        <Icon d="M2 4h12M2 8h12M2 12h12" size={24} />
      </button>
      {open && <Drawer id={id} onClose={close} />}
    </>
  )
}
