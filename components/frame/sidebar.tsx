'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { isModified } from '@/lib/client/page-link'
import { revealCurrent } from '@/lib/client/reveal-current'
import { withBasePath } from '@/lib/site/hrefs'
import { shellConfig } from '@/lib/site/shell-config'
import { placeOf, sidebarTrees } from '@/lib/site/sidebar-trees'
import { flatten, type SidebarNode } from '@/lib/site/sidebars'
import { Collapsible } from '../ui/collapsible'
import { useGuardedLayoutEffect } from '../ui/effects'
import { useHydrated, usePath } from '../ui/hooks'
import { Icon } from '../ui/icon'
import { InlineScript } from '../ui/inline-script'
import { Label } from '../ui/label'
import { Link } from '../ui/link'
import styles from './sidebar.module.css'

/** Runs before the first paint, so that the page's entry is in view from the start. */
const revealScript = `(${revealCurrent})(document.currentScript.parentElement)`

/**
 * The navigation beside a page that belongs to a sidebar.
 * @param props.brand rendered above it when the navbar hides on scroll
 */
export function Sidebar({ brand }: { brand?: ReactNode }) {
  const path = usePath()
  const { sidebar } = placeOf(path)
  const box = useRef<HTMLElement>(null)
  // In the exported HTML the script has done it, and the reader may have scrolled since.
  const revealed = useRef(useHydrated() ? undefined : path)

  useGuardedLayoutEffect(() => {
    if (!box.current || revealed.current === path) return
    revealed.current = path
    // The final position of the entry is known once the categories of the page have opened.
    for (const slide of box.current.getAnimations({ subtree: true })) {
      if (slide instanceof CSSTransition) slide.finish()
    }
    revealCurrent(box.current)
  }, [path])

  if (!sidebar) return null
  return (
    <aside ref={box} className={`${styles.sidebar} ${brand ? styles.high : ''} faded-edges`}>
      {brand}
      {/* The key resets which categories are open when the sidebar changes. */}
      <nav key={sidebar} aria-label="Docs sidebar" data-sidebar={sidebar}>
        <SidebarTree nodes={sidebarTrees[sidebar]} path={path} />
      </nav>
      <InlineScript code={revealScript} />
    </aside>
  )
}

type TreeProps = {
  nodes: SidebarNode[]
  /** The rendered page. */
  path: string
  /** Nesting depth of the list. */
  depth?: number
}

/** A list of sidebar items. */
export function SidebarTree({ nodes, path, depth = 0 }: TreeProps) {
  const { active, open, toggle } = useOpenCategories(nodes, path, depth)
  return (
    <ul className={styles.list}>
      {nodes.map(node => (
        <li key={`${node.path}${node.label}`}>
          {node.type === 'category' ? (
            <SidebarCategory
              node={node}
              path={path}
              depth={depth}
              active={node === active}
              open={open.includes(node.label)}
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

/** Levels of categories that are open on the overview of a section. */
const OVERVIEW_LEVELS = 2

/**
 * The active category of a list, and the labels of the open ones. A category opens when it becomes
 * active; it closes by itself only with `autoCollapseCategories`.
 */
function useOpenCategories(nodes: SidebarNode[], path: string, depth: number) {
  const { sidebar, trail } = placeOf(path)
  const active = nodes.find(node => node.type === 'category' && trail.includes(node))
  const isOverview = path === `/${sidebar}` && depth < OVERVIEW_LEVELS
  const needed = (isOverview ? nodes : active ? [active] : []).map(({ label }) => label)
  const [open, setOpen] = useState(needed)
  const [previousPath, setPreviousPath] = useState(path)

  const expand = (labels: string[]) =>
    setOpen(others => (shellConfig.autoCollapseCategories ? labels : [...others, ...labels]))

  function toggle({ label }: SidebarNode) {
    if (open.includes(label)) setOpen(others => others.filter(other => other !== label))
    else expand([label])
  }

  if (path !== previousPath) {
    setPreviousPath(path)
    if (needed.some(label => !open.includes(label))) expand(needed)
  }

  return { active, open, toggle }
}

type CategoryProps = {
  node: SidebarNode
  /** The rendered page. */
  path: string
  /** Nesting depth of the category. */
  depth: number
  /** Whether the page is the category's own or inside the category. */
  active: boolean
  open: boolean
  toggle: () => void
}

function SidebarCategory(props: CategoryProps) {
  const { node, path, depth, open } = props
  const Row = node.path ? LinkRow : ToggleRow
  return (
    <>
      <Row {...props} />
      <Collapsible open={open}>
        <SidebarTree nodes={node.items} path={path} depth={depth + 1} />
      </Collapsible>
    </>
  )
}

/** A category with a page: a link to it, and a button that toggles the category. */
function LinkRow({ node, path, active, open, toggle }: CategoryProps) {
  const isCurrent = node.path === path
  const toggleInstead = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    toggle()
  }
  return (
    <div className={styles.row}>
      <Link
        className={styles.link}
        href={node.path}
        data-active={active}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={isCurrent ? toggleInstead : undefined}
      >
        <Label text={node.label} english={node.labelEn} />
      </Link>
      <button
        type="button"
        className={`${styles.caret} needs-scripts`}
        aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${node.labelEn}'`}
        aria-expanded={open}
        onClick={toggle}
      >
        <Icon name="right" size={16} className={styles.chevron} />
      </button>
    </div>
  )
}

/** A category without a page toggles on click. Without scripts it is a link to its first page. */
function ToggleRow({ node, active, open, toggle }: CategoryProps) {
  const hydrated = useHydrated()
  const firstPage = flatten(node.items).find(item => item.path)?.path ?? ''
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    toggle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    toggle()
  }
  const button =
    hydrated && ({ role: 'button', 'aria-expanded': open, onClick, onKeyDown } as const)
  return (
    <a
      className={styles.link}
      href={withBasePath(firstPage)}
      data-active={active}
      data-open={open}
      data-button
      {...button}
    >
      <Label text={node.label} english={node.labelEn} />
      <Icon name="right" size={16} className={styles.chevron} />
    </a>
  )
}
