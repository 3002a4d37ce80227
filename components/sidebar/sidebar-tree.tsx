import { useState } from 'react'
import { shellConfig } from '@/lib/site/shell-config'
import { findTrail, type SidebarNode } from '@/lib/site/sidebars'
import { Label } from '../shell/label'
import { Link } from '../shell/link'
import styles from './sidebar.module.css'
import { SidebarCategory } from './sidebar-category'

/** A list of sidebar items; `path` is the page on screen. */
export function SidebarTree({ nodes, path }: { nodes: SidebarNode[]; path: string }) {
  const { isActive, isOpen, toggle } = useOpenCategories(nodes, path)
  return (
    <ul className={styles.list}>
      {nodes.map(node => (
        <li key={`${node.path}${node.label}`}>
          {node.type === 'category' ? (
            <SidebarCategory
              node={node}
              path={path}
              active={isActive(node)}
              open={isOpen(node)}
              toggle={() => toggle(node)}
            />
          ) : (
            <Link
              className={styles.link}
              href={node.path}
              aria-current={node.path === path ? 'page' : undefined}
            >
              <Label text={node.label} english={node.labelEn} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * Which categories of a list are open: at first the one that holds the page. One that comes to
 * hold the page opens; none closes by itself, unless the site is configured to keep one open only.
 */
function useOpenCategories(nodes: SidebarNode[], path: string) {
  const holdsPage = (node: SidebarNode) => findTrail([node], path).length > 0
  const active = nodes.find(node => node.type === 'category' && holdsPage(node))
  const [open, setOpen] = useState(active ? [active.label] : [])
  const [seenPath, setSeenPath] = useState(path)

  const expand = (label: string) =>
    setOpen(others => (shellConfig.autoCollapseCategories ? [label] : [...others, label]))

  function toggle({ label }: SidebarNode) {
    if (open.includes(label)) setOpen(others => others.filter(other => other !== label))
    else expand(label)
  }

  if (path !== seenPath) {
    setSeenPath(path)
    if (active && !open.includes(active.label)) expand(active.label)
  }

  return {
    isActive: (node: SidebarNode) => node === active,
    isOpen: ({ label }: SidebarNode) => open.includes(label),
    toggle,
  }
}
