'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { shortcutOf } from '@/lib/client/key-press'
import { listen } from '@/lib/client/listen'
import type { ResolvedNavbarItem } from '@/lib/site/navbar'

/** Puts a part at the end of the page, or takes it out. */
export type Show = (part: ReactNode) => void

type OnDemandProps = {
  keys: string[]
  /** What the drawer of a small screen leads to. */
  menu: ResolvedNavbarItem[]
}

/** A script that could not be fetched stays failed until then. Without network, nothing could come. */
function loadAnew() {
  if (navigator.onLine) location.reload()
}

/**
 * What a reader asks for, fetched then: with a key, with a button (`data-action`: a key or `menu`)
 * or with a term (`data-term`).
 */
export function OnDemand({ keys, menu }: OnDemandProps) {
  const [part, show] = useState<ReactNode>()

  useEffect(() => {
    const run = (key: string) =>
      import('./parts').then(({ runShortcut }) => runShortcut(key, show)).catch(loadAnew)
    const openMenu = () =>
      import('../navbar/drawer').then(({ openDrawer }) => openDrawer(menu, show), loadAnew)

    const press = (event: KeyboardEvent) => {
      const key = shortcutOf(event)
      if (!key || !keys.includes(key)) return
      event.preventDefault()
      run(key)
    }
    const click = (event: MouseEvent) => {
      const target = event.target as Element
      const { action } = target.closest<HTMLElement>('[data-action]')?.dataset ?? {}
      if (action === 'menu') openMenu()
      else if (action) run(action)
      const link = target.closest<HTMLAnchorElement>('[data-term]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      // What cannot be shown here still stands in the glossary.
      const follow = () => location.assign(link.href)
      import('./parts').then(({ showTerm }) => showTerm(link, show), follow)
    }

    const endPresses = listen(document, ['keydown'], press)
    const endClicks = listen(document, ['click'], click)
    return () => {
      endPresses()
      endClicks()
    }
  }, [keys, menu])

  return part
}
