'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { listen } from '@/lib/client/listen'
import { CARD_LINKS } from '@/lib/client/page-link'
import type { ResolvedNavbarItem } from '@/lib/site/navbar'

const loadCard = () => import('./card')

type OverlayHostProps = {
  /** Navbar items that the drawer lists on small screens. */
  menu: ResolvedNavbarItem[]
  /** Whether the site has a search, which Ctrl+K opens too. */
  search: boolean
}

/** A failed chunk stays failed until the document is reloaded, which needs a network. */
function reloadIfOnline() {
  if (navigator.onLine) location.reload()
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/**
 * Loads overlays on first use: the drawer and the search (`data-action`: `menu` or `search`, Ctrl+K),
 * the definition of a glossary term (`data-term`), and the cards of names in code.
 */
export function OverlayHost({ menu, search }: OverlayHostProps) {
  const [overlay, mount] = useState<ReactNode>()

  useEffect(() => {
    const openSearch = () =>
      import('../search/search-dialog').then(({ openSearch }) => openSearch(mount), reloadIfOnline)
    const openMenu = () =>
      import('../navbar/drawer').then(({ openDrawer }) => openDrawer(menu, mount), reloadIfOnline)

    const onKeyDown = (event: KeyboardEvent) => {
      if (!search || !isSearchKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      openSearch()
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element
      const { action } = target.closest<HTMLElement>('[data-action]')?.dataset ?? {}
      if (action === 'menu') openMenu()
      else if (action === 'search') openSearch()
      const link = target.closest<HTMLAnchorElement>('[data-term]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      // Without the card, the glossary itself has the definition.
      const navigate = () => location.assign(link.href)
      loadCard().then(({ toggleTerm }) => toggleTerm(link, mount), navigate)
    }
    const onPoint = (event: Event) => {
      if (!(event.target as Element).closest(CARD_LINKS)) return
      removePointListener()
      // Without the card, the link leads to its content.
      loadCard().then(
        ({ watchLinks }) => watchLinks(event, mount),
        () => {},
      )
    }

    const removePointListener = listen(document, ['pointerover', 'focusin'], onPoint)
    const removeKeyListener = listen(document, ['keydown'], onKeyDown)
    const removeClickListener = listen(document, ['click'], onClick)
    return () => {
      removePointListener()
      removeKeyListener()
      removeClickListener()
    }
  }, [menu, search])

  return overlay
}
