'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { listen } from '@/lib/client/listen'
import type { ResolvedNavbarItem } from '@/lib/site/navbar'

/** Puts a part at the end of the page, or takes it out. */
export type Show = (part: ReactNode) => void

type OnDemandProps = {
  /** What the drawer of a small screen leads to. */
  menu: ResolvedNavbarItem[]
  /** Whether there is a search, which Ctrl+K opens too. */
  search: boolean
}

/** A script that could not be fetched stays failed until then. Without network, nothing could come. */
function loadAnew() {
  if (navigator.onLine) location.reload()
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/**
 * What a reader asks for, fetched then: with a button (`data-action`: `menu` or `search`), with Ctrl+K
 * or with a term (`data-term`).
 */
export function OnDemand({ menu, search }: OnDemandProps) {
  const [part, show] = useState<ReactNode>()

  useEffect(() => {
    const openSearch = () =>
      import('../search/search-dialog').then(({ openSearch }) => openSearch(show), loadAnew)
    const openMenu = () =>
      import('../navbar/drawer').then(({ openDrawer }) => openDrawer(menu, show), loadAnew)

    const press = (event: KeyboardEvent) => {
      if (!search || !isSearchKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      openSearch()
    }
    const click = (event: MouseEvent) => {
      const target = event.target as Element
      const { action } = target.closest<HTMLElement>('[data-action]')?.dataset ?? {}
      if (action === 'menu') openMenu()
      else if (action === 'search') openSearch()
      const link = target.closest<HTMLAnchorElement>('[data-term]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      // What cannot be shown here still stands in the glossary.
      const follow = () => location.assign(link.href)
      import('./term-card').then(({ showTerm }) => showTerm(link, show), follow)
    }

    const endPresses = listen(document, ['keydown'], press)
    const endClicks = listen(document, ['click'], click)
    return () => {
      endPresses()
      endClicks()
    }
  }, [menu, search])

  return part
}
