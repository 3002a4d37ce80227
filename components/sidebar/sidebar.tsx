'use client'

import type { ReactNode } from 'react'
import { usePath } from '../shell/use-path'
import styles from './sidebar.module.css'
import { SidebarTree } from './sidebar-tree'
import { useCurrentSidebar } from './use-current-sidebar'

/**
 * The list of pages beside a page that belongs to one of the sidebars.
 * @param props.brand what stands above it, at the window's top, when the navbar leaves
 */
export function Sidebar({ brand }: { brand?: ReactNode }) {
  const path = usePath()
  const sidebar = useCurrentSidebar()
  if (!sidebar) return null
  return (
    <aside className={brand ? `${styles.sidebar} ${styles.high}` : styles.sidebar}>
      {brand}
      {/* A new key a sidebar: what is open in one says nothing about another. */}
      <nav key={sidebar.name} aria-label="Docs sidebar" data-sidebar={sidebar.name}>
        <SidebarTree nodes={sidebar.nodes} path={path} />
      </nav>
    </aside>
  )
}
