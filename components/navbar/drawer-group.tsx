'use client'

import { type ReactNode, useId, useState } from 'react'
import { Collapsible } from '../shell/collapsible'
import { Icon } from '../shell/icon'
import styles from './drawer-group.module.css'
import navbarStyles from './navbar.module.css'

/** What is a dropdown in the navbar: in the drawer, a group that opens and closes. */
export function DrawerGroup({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={`${navbarStyles.link} ${styles.button}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="right" size={16} />
      </button>
      <Collapsible open={open} id={id}>
        <ul className={styles.list}>{children}</ul>
      </Collapsible>
    </>
  )
}
