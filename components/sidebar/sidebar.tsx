'use client'

import type { ReactNode } from 'react'
import { placeOf, sidebarTrees } from '@/lib/site/sidebar-trees'
import { usePath } from '../shell/use-path'
import styles from './sidebar.module.css'
import { SidebarTree } from './sidebar-tree'

/**
 * The list of pages beside a page that belongs to one of the sidebars.
 * @param props.brand what stands above it, at the window's top, when the navbar leaves
 */
export function Sidebar({ brand }: { brand?: ReactNode }) {
  const path = usePath()
  const { sidebar } = placeOf(path)
  if (!sidebar) return null
  return (
    <aside className={brand ? `${styles.sidebar} ${styles.high}` : styles.sidebar}>
      {brand}
      {/* A new key a sidebar: what is open in one says nothing about another. */}
      <nav key={sidebar} aria-label="Docs sidebar" data-sidebar={sidebar}>
        <SidebarTree nodes={sidebarTrees[sidebar]} path={path} />
      </nav>
    </aside>
  )
}
