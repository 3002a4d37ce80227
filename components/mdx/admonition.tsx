import type { ReactNode } from 'react'
import { Children, isValidElement } from 'react'
import { type AdmonitionType, admonitions } from '@/lib/mdx/admonitions.mjs'
import styles from './admonition.module.css'
import { AdmonitionIcon } from './admonition-icon'

/** A box beside the main text: `:::type[Title]` in a page. */
export function Admonition({ type, children }: { type: AdmonitionType; children: ReactNode }) {
  const parts = Children.toArray(children)
  const own = parts.find(part => isValidElement(part) && part.type === AdmonitionTitle)
  const body = parts.filter(part => part !== own)
  return (
    <div className={styles.admonition} data-type={type} role="note" aria-label={admonitions[type]}>
      <div className={styles.heading}>
        <AdmonitionIcon type={type} />
        {own ?? <AdmonitionTitle>{admonitions[type]}</AdmonitionTitle>}
      </div>
      <div className={styles.body}>{body}</div>
    </div>
  )
}

/** The title that an author gives an admonition. */
export function AdmonitionTitle({ children }: { children: ReactNode }) {
  return <p className={styles.title}>{children}</p>
}
