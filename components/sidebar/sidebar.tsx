'use client'

import { findSidebarName } from '@/lib/sidebars'
import { siteConfig } from '@/lib/site-config'
import { Brand } from '../brand'
import { usePath } from '../use-path'
import styles from './sidebar.module.css'
import { SidebarTree } from './sidebar-tree'
import { useSidebars } from './use-sidebars'

const { hideOnScroll } = siteConfig.navbar

/** The list of pages beside a page that belongs to one of the sidebars. */
export function Sidebar({ generatedPaths }: { generatedPaths: string[] }) {
  const path = usePath()
  const trees = useSidebars(generatedPaths)
  const name = findSidebarName(trees, path)
  if (!name) return null
  return (
    <aside className={styles.sidebar} data-full-height={hideOnScroll}>
      {hideOnScroll && <Brand className={styles.brand} tabIndex={-1} />}
      {/* A new key a sidebar: what is open in one says nothing about another. */}
      <nav key={name} aria-label="Docs sidebar">
        <SidebarTree nodes={trees[name]} path={path} />
      </nav>
    </aside>
  )
}
