'use client'

import { lazy, Suspense, useMemo, useState } from 'react'
import { goToSection } from '@/lib/go-to-section'
import { useHydrated } from '../use-hydrated'
import { useShortcuts } from '../use-shortcuts'

const ShortcutsHelp = lazy(() => import('./shortcuts-help'))

const follow = (rel: 'next' | 'prev') =>
  document.querySelector<HTMLElement>(`article a[rel=${rel}]`)?.click()

/** Single keys that page through the documentation, and a button that tells of them. */
export function Shortcuts({ className }: { className?: string }) {
  const [open, setOpen] = useState(false)
  const actions = useMemo(
    () => ({
      n: () => follow('next'),
      p: () => follow('prev'),
      j: () => goToSection(1),
      k: () => goToSection(-1),
      '?': () => setOpen(true),
    }),
    [],
  )
  useShortcuts(actions)
  // Without scripts there is nothing to press.
  if (!useHydrated()) return null
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </button>
      {open && (
        <Suspense>
          <ShortcutsHelp onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
