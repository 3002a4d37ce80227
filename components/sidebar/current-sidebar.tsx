'use client'

import { type ReactNode, useMemo } from 'react'
import { findSidebarName } from '@/lib/sidebars'
import { usePath } from '../use-path'
import { CurrentSidebarContext } from './use-current-sidebar'
import { useSidebars } from './use-sidebars'

/** Tells what stands inside which sidebar holds the page on screen. */
export function CurrentSidebar({ children }: { children: ReactNode }) {
  const path = usePath()
  const sidebars = useSidebars()
  const name = findSidebarName(sidebars, path)
  const nodes = name && sidebars[name]
  const current = useMemo(() => name && nodes && { name, nodes }, [name, nodes])

  return <CurrentSidebarContext value={current}>{children}</CurrentSidebarContext>
}
