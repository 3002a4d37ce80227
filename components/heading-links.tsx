'use client'

import { useEffect, useState } from 'react'
import styles from './heading-links.module.css'
import { copyText } from './mdx/copy-text'

/** How long a heading says that its address was copied, in milliseconds. */
const CONFIRMATION = 1500

/** Whoever follows the link of a heading to itself has its address on the clipboard, too. */
export function HeadingLinks() {
  const [copied, setCopied] = useState<HTMLAnchorElement>()

  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a.hash-link')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      // A browser that refuses has followed the link all the same.
      await copyText(link.href).then(
        () => setCopied(link),
        () => {},
      )
    }
    document.addEventListener('click', copy)
    return () => document.removeEventListener('click', copy)
  }, [])

  useEffect(() => {
    if (!copied) return
    copied.dataset.copied = ''
    const timer = setTimeout(() => setCopied(undefined), CONFIRMATION)
    return () => {
      clearTimeout(timer)
      delete copied.dataset.copied
    }
  }, [copied])

  return (
    <p className={styles.status} role="status">
      {copied && 'Link copied'}
    </p>
  )
}
