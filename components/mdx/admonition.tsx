import type { ReactNode } from 'react'
import type { AdmonitionType } from '@/lib/site/admonitions'
import { Icon } from '../ui/icon'
import styles from './admonition.module.css'

type AdmonitionProps = { type: AdmonitionType; name: string; children: ReactNode }

/** `:::type[Title]` in a page. `name` is the accessible name. */
export function Admonition({ type, name, children }: AdmonitionProps) {
  return (
    <div className={styles.admonition} data-kind={type} role="note" aria-label={name}>
      {children}
    </div>
  )
}

export function AdmonitionTitle({ type, children }: { type: AdmonitionType; children: ReactNode }) {
  return (
    <div className={styles.heading}>
      <Icon name={type} />
      <p className={styles.title}>{children}</p>
    </div>
  )
}
