'use client'

import { type ReactNode, useState } from 'react'
import { listen } from '@/lib/client/listen'
import { loadModule } from '@/lib/client/load-module'
import { CARD_LINKS, isModified } from '@/lib/client/page-link'
import { useGuardedEffect } from '../ui/effects'

const loadCard = loadModule(() => import('./link-preview'))
const loadSearch = loadModule(() => import('../search/search-dialog'))

type OverlayHostProps = {
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
 * Loads overlays on first use: the search (`data-action=search`, Ctrl+K), the definition of a glossary term
 * (`data-term`), and the cards of names in code.
 */
export function OverlayHost({ search }: OverlayHostProps) {
  const [overlay, mount] = useState<ReactNode>()

  useGuardedEffect(() => {
    const openSearch = () =>
      loadSearch().then(({ openSearch }) => openSearch(mount), reloadIfOnline)

    const onKeyDown = (event: KeyboardEvent) => {
      if (!search || !isSearchKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      openSearch()
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element
      if (target.closest('[data-action=search]')) openSearch()
      const link = target.closest<HTMLAnchorElement>('[data-term]')
      // Without popovers, and without the card, the glossary itself has the definition.
      if (!link?.showPopover || isModified(event)) return
      event.preventDefault()
      const navigate = () => location.assign(link.href)
      loadCard().then(({ toggleTerm }) => toggleTerm(link, mount), navigate)
    }
    const onPoint = (event: Event) => {
      if (!(event.target as Element).closest<HTMLElement>(CARD_LINKS)?.showPopover) return
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
  }, [search])

  return overlay
}
