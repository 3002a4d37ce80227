'use client'

import { siteConfig } from '@/lib/site-config'
import { Brand } from '../brand'
import { usePath } from '../use-path'
import styles from './sidebar.module.css'
import { SidebarTree } from './sidebar-tree'
import { useCurrentSidebar } from './use-current-sidebar'

const { hideOnScroll } = siteConfig.navbar

/** The list of pages beside a page that belongs to one of the sidebars. */
export function Sidebar() {
  const path = usePath()
  const sidebar = useCurrentSidebar()
  if (!sidebar) return null
  return (
    <aside className={styles.sidebar} data-full-height={hideOnScroll}>
      {hideOnScroll && <Brand className={styles.brand} tabIndex={-1} />}
      {/* A new key a sidebar: what is open in one says nothing about another. */}
      <nav key={sidebar.name} aria-label="Docs sidebar" data-sidebar={sidebar.name}>
        <SidebarTree nodes={sidebar.nodes} path={path} />
      </nav>
    </aside>
  )
}
