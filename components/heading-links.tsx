'use client'

import { useEffect, useRef } from 'react'
import styles from './heading-links.module.css'
import { copyText } from './mdx/copy-text'
import { useConfirmation } from './use-confirmation'

/** Whoever follows the link of a heading to itself has its address on the clipboard, too. */
export function HeadingLinks() {
  const [copied, confirm] = useConfirmation()
  const followed = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a.hash-link')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      followed.current = link
      // A browser that refuses has followed the link all the same.
      await copyText(link.href).then(confirm, () => {})
    }
    document.addEventListener('click', copy)
    return () => document.removeEventListener('click', copy)
  }, [confirm])

  useEffect(() => {
    const link = followed.current
    if (!copied || !link) return
    link.dataset.copied = ''
    return () => {
      delete link.dataset.copied
    }
  }, [copied])

  return (
    <p className={styles.status} role="status">
      {copied && 'Link copied'}
    </p>
  )
}
