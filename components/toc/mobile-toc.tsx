'use client'

import { type ReactNode, useId, useState } from 'react'
import { Collapsible } from '../shell/collapsible'
import { Icon } from '../shell/icon'
import styles from './toc.module.css'

/** The table of contents folded under the title, below the desktop breakpoint. */
export function MobileToc({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={`${styles.toc} ${styles.mobile}`}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        On this page
        <Icon name="down" size={16} />
      </button>
      <Collapsible open={open} id={id} className={styles.folded}>
        {children}
      </Collapsible>
    </div>
  )
}
