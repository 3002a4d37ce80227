'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { listen } from '@/lib/client/listen'
import { activeHeading } from '@/lib/client/scroll-rules'
import { decodeUrl } from '@/lib/site/paths'
import styles from './toc.module.css'

/** The table of contents beside the text, with the section being read marked. */
export function DesktopToc({ children }: { children: ReactNode }) {
  const toc = useRef<HTMLElement>(null)

  useEffect(() => {
    const links = [...(toc.current?.querySelectorAll('a') ?? [])]
    const headings = links.flatMap(link => {
      const heading = document.getElementById(decodeUrl(link.hash.slice(1)))
      return heading ? [heading] : []
    })
    // A navbar that hides on scroll covers nothing.
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

/** The box of the heading, or of its parent if it has no height. */
function visibleBox(heading: HTMLElement): DOMRect {
  const box = heading.getBoundingClientRect()
  const parent = heading.parentElement
  return box.height === 0 && parent ? visibleBox(parent) : box
}
