'use client'

import { useState } from 'react'
import { Icon } from '../icon'
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
        <Icon d="M2 4h12M2 8h12M2 12h12" size={24} />
      </button>
      {open && <Drawer generatedPaths={generatedPaths} onClose={() => setOpenOn(undefined)} />}
    </>
  )
}
