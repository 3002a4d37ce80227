import type { ReactNode } from 'react'
import { Children, isValidElement } from 'react'
import { type AdmonitionType, admonitions } from '@/lib/mdx/admonitions.mjs'
import styles from './admonition.module.css'
import { AdmonitionIcon } from './admonition-icon'

type AdmonitionProps = {
  type: AdmonitionType
  /** What it is called when its author gives it no title. */
  name?: string
  children: ReactNode
}

/** A box beside the main text: `:::type[Title]` in a page. */
export function Admonition({ type, name = admonitions[type], children }: AdmonitionProps) {
  const parts = Children.toArray(children)
  const own = parts.find(part => isValidElement(part) && part.type === AdmonitionTitle)
  const body = parts.filter(part => part !== own)
  return (
    <div className={styles.admonition} data-type={type} role="note" aria-label={name}>
      <div className={styles.heading}>
        <AdmonitionIcon type={type} />
        {own ?? <AdmonitionTitle>{name}</AdmonitionTitle>}
      </div>
      <div className={styles.body}>{body}</div>
    </div>
  )
}

/** The title that an author gives an admonition. */
export function AdmonitionTitle({ children }: { children: ReactNode }) {
  return <p className={styles.title}>{children}</p>
}
