'use client'

import { type ReactNode, useMemo } from 'react'
import { findSidebarName, resolveSidebars } from '@/lib/sidebars'
import { sidebars } from '@/sidebars.config'
import { usePath } from '../use-path'
import { CurrentSidebarContext } from './use-current-sidebar'

type CurrentSidebarProps = {
  /** Addresses of the generated-index categories. */
  generatedPaths: string[]
  children: ReactNode
}

/**
 * Tells what stands inside which sidebar holds the page on screen. The sidebars get their addresses
 * in the browser, so that no page's payload holds them.
 */
export function CurrentSidebar({ generatedPaths, children }: CurrentSidebarProps) {
  const path = usePath()
  const trees = useMemo(() => resolveSidebars(sidebars, generatedPaths), [generatedPaths])
  const name = findSidebarName(trees, path)
  const current = useMemo(() => name && { name, nodes: trees[name] }, [name, trees])
  return <CurrentSidebarContext value={current}>{children}</CurrentSidebarContext>
}
