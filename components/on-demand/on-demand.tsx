'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { shortcutOf } from '@/lib/key-press'

/**
 * What few readers ask for, fetched when one does: with a key, with the button that stands for it
 * (`data-shortcut`) or with a term (`data-term`).
 */
export function OnDemand({ keys }: { keys: string[] }) {
  const [part, show] = useState<ReactNode>()

  useEffect(() => {
    const run = async (key: string) => (await import('./parts')).runShortcut(key, show)

    const press = (event: KeyboardEvent) => {
      const key = shortcutOf(event)
      if (!key || !keys.includes(key)) return
      event.preventDefault()
      run(key)
    }
    const click = (event: MouseEvent) => {
      const target = event.target as Element
      const { shortcut } = target.closest<HTMLElement>('[data-shortcut]')?.dataset ?? {}
      if (shortcut) run(shortcut)
      const link = target.closest<HTMLAnchorElement>('[data-term]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      // What cannot be shown here still stands in the glossary.
      const follow = () => location.assign(link.href)
      import('./parts').then(({ showTerm }) => showTerm(link, show), follow)
    }

    document.addEventListener('keydown', press)
    document.addEventListener('click', click)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('click', click)
    }
  }, [keys])

  return part
}
