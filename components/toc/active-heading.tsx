'use client'

import { useEffect } from 'react'
import { activeHeading } from '@/lib/active-heading'
import { decodeUrl } from '@/lib/paths'
import { siteConfig } from '@/lib/site-config'

/** Marks the entry of the table of contents whose section is being read. */
export function ActiveHeading({ tocId }: { tocId: string }) {
  useEffect(() => {
    const toc = document.getElementById(tocId)
    if (!toc) return
    const links = [...toc.querySelectorAll('a')]
    const headings = links.flatMap(link => {
      const heading = document.getElementById(decodeUrl(link.hash.slice(1)))
      return heading ? [heading] : []
    })
    // A navbar that leaves on scrolling covers nothing.
    const navbar = siteConfig.navbar.hideOnScroll ? null : document.querySelector('header')

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
    window.addEventListener('scroll', mark, { passive: true })
    window.addEventListener('resize', mark)
    return () => {
      window.removeEventListener('scroll', mark)
      window.removeEventListener('resize', mark)
    }
  }, [tocId])

  return null
}

/** A heading without height of its own stands where its parent does. */
function visibleBox(heading: HTMLElement): DOMRect {
  const box = heading.getBoundingClientRect()
  const parent = heading.parentElement
  return box.height === 0 && parent ? visibleBox(parent) : box
}
