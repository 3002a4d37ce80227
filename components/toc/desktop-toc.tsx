'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { activeHeading } from '@/lib/client/active-heading'
import { listen } from '@/lib/client/listen'
import { decodeUrl } from '@/lib/site/paths'
import styles from './toc.module.css'

/** The table of contents beside the text. Marks the entry whose section is being read. */
export function DesktopToc({ children }: { children: ReactNode }) {
  const toc = useRef<HTMLElement>(null)

  useEffect(() => {
    const links = [...(toc.current?.querySelectorAll('a') ?? [])]
    const headings = links.flatMap(link => {
      const heading = document.getElementById(decodeUrl(link.hash.slice(1)))
      return heading ? [heading] : []
    })
    // A navbar that leaves on scrolling covers nothing.
    const navbar = document.querySelector<HTMLElement>('header:not(:has([data-navbar]))')

    function mark() {
      const boxes = headings.map(heading => {
        const { top, bottom } = visibleBox(heading)
        return { id: heading.id, top, bottom }
      })
      const active = activeHeading(boxes, navbar?.offsetHeight ?? 0, window.innerHeight)
      for (const link of links) {
        if (decodeUrl(link.hash.slice(1)) === active) link.ariaCurrent = 'location'
        else link.removeAttribute('aria-current')
      }
    }

    mark()
    return listen(window, ['scroll', 'resize'], mark, { passive: true })
  }, [])

  return (
    <nav ref={toc} className={`${styles.toc} ${styles.desktop}`} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      {children}
    </nav>
  )
}

/** A heading without height of its own stands where its parent does. */
function visibleBox(heading: HTMLElement): DOMRect {
  const box = heading.getBoundingClientRect()
  const parent = heading.parentElement
  return box.height === 0 && parent ? visibleBox(parent) : box
}
