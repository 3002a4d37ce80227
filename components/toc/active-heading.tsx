'use client'

import { useEffect } from 'react'
import { activeHeading } from '@/lib/active-heading'

/** Marks the entry of the table of contents whose section is being read. */
export function ActiveHeading({ tocId }: { tocId: string }) {
  useEffect(() => {
    const toc = document.getElementById(tocId)
    if (!toc) return
    const links = [...toc.querySelectorAll('a')]
    const headings = links.flatMap(link => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      return heading ? [heading] : []
    })
    const navbar = document.querySelector('header')

    function mark() {
      const boxes = headings.map(heading => {
        const { top, bottom } = heading.getBoundingClientRect()
        return { id: heading.id, top, bottom }
      })
      const active = activeHeading(boxes, navbar?.offsetHeight ?? 0, window.innerHeight)
      for (const link of links) {
        if (decodeURIComponent(link.hash.slice(1)) === active) link.ariaCurrent = 'location'
        else link.removeAttribute('aria-current')
      }
    }

    mark()
    window.addEventListener('scroll', mark, { passive: true })
    window.addEventListener('resize', mark)
    return () => {
      window.removeEventListener('scroll', mark)
      window.removeEventListener('resize', mark)
    }
  }, [tocId])

  return null
}
