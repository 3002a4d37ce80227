'use client'

import { useState } from 'react'
import { usePath } from '../use-path'
import { Drawer } from './drawer'
import styles from './mobile-menu.module.css'

/** The button that opens the drawer, below the desktop breakpoint. */
export function MobileMenu({ generatedPaths }: { generatedPaths: string[] }) {
  const path = usePath()
  // The drawer belongs to the page on which it was opened, so a navigation closes it.
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === path
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        onClick={() => setOpenOn(path)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
      {open && <Drawer generatedPaths={generatedPaths} onClose={() => setOpenOn(undefined)} />}
    </>
  )
}
