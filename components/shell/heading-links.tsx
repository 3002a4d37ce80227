'use client'

import { useEffect } from 'react'
import { listen } from '@/lib/client/listen'
import { copyText } from '../mdx/copy-text'
import styles from './heading-links.module.css'
import { useConfirmation } from './use-confirmation'

/** Whoever follows the link of a heading to itself has its address on the clipboard, too. */
export function HeadingLinks() {
  const [copied, confirm] = useConfirmation()

  useEffect(() => {
    const copy = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a.hash-link')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      // A browser that refuses has followed the link all the same.
      copyText(link.href).then(confirm, () => {})
    }
    return listen(document, ['click'], copy)
  }, [confirm])

  return (
    <p className={styles.status} role="status">
      {copied && 'Link copied'}
    </p>
  )
}
