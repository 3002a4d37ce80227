import { useState } from 'react'
import { shellConfig } from '@/lib/site/shell-config'
import { findTrail, type SidebarNode } from '@/lib/site/sidebars'

/**
 * Which categories of a list are open: at first the one that holds the page. One that comes to
 * hold the page opens; none closes by itself, unless the site is configured to keep one open only.
 */
export function useOpenCategories(nodes: SidebarNode[], path: string) {
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
