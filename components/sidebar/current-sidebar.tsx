'use client'

import { type ReactNode, use, useMemo } from 'react'
import { comingSidebars } from '@/lib/client/known-sidebars'
import { findSidebarName } from '@/lib/site/sidebars'
import { usePath } from '../shell/use-path'
import { CurrentSidebarContext } from './use-current-sidebar'
import { useSidebars } from './use-sidebars'

/** Tells what stands inside which sidebar holds the page on screen. */
export function CurrentSidebar({ children }: { children: ReactNode }) {
  const path = usePath()
  const sidebars = useSidebars()
  const name = findSidebarName(sidebars, path)
  const coming = name ? undefined : comingSidebars()
  // Until then the page on screen stays: the next one would move when its sidebar comes.
  if (coming) use(coming)
  const nodes = name && sidebars[name]
  const current = useMemo(() => name && nodes && { name, nodes }, [name, nodes])

  return <CurrentSidebarContext value={current}>{children}</CurrentSidebarContext>
}
