import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { withBasePath } from '@/lib/site/hrefs'
import { shellConfig } from '@/lib/site/shell-config'
import { placeOf } from '@/lib/site/sidebar-trees'
import { flatten, type SidebarNode } from '@/lib/site/sidebars'
import { Collapsible } from '../shell/collapsible'
import { Icon } from '../shell/icon'
import { Label } from '../shell/label'
import { Link } from '../shell/link'
import { useHydrated } from '../shell/use-browser'
import styles from './sidebar.module.css'

/** A list of sidebar items; `path` is the page on screen. */
export function SidebarTree({ nodes, path }: { nodes: SidebarNode[]; path: string }) {
  const { active, open, toggle } = useOpenCategories(nodes, path)
  return (
    <ul className={styles.list}>
      {nodes.map(node => (
        <li key={`${node.path}${node.label}`}>
          {node.type === 'category' ? (
            <SidebarCategory
              node={node}
              path={path}
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

/**
 * The category of a list that holds the page, and the labels of those that are open: at first of
 * that one. One that comes to hold the page opens; none closes by itself, unless the site is
 * configured to keep one open only.
 */
function useOpenCategories(nodes: SidebarNode[], path: string) {
  const { trail } = placeOf(path)
  const active = nodes.find(node => node.type === 'category' && trail.includes(node))
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

  return { active, open, toggle }
}

type CategoryProps = {
  node: SidebarNode
  /** The page on screen. */
  path: string
  /** Whether the page is the category's own or one inside. */
  active: boolean
  open: boolean
  toggle: () => void
}

/** A group of items that opens and closes. */
function SidebarCategory(props: CategoryProps) {
  const { node, path, open } = props
  const Row = node.path ? LinkedRow : PlainRow
  return (
    <>
      <Row {...props} />
      <Collapsible open={open}>
        <SidebarTree nodes={node.items} path={path} />
      </Collapsible>
    </>
  )
}

/** The label leads to the category's page; a button beside it opens and closes the group. */
function LinkedRow({ node, path, active, open, toggle }: CategoryProps) {
  const isCurrent = node.path === path
  const toggleInstead = (event: MouseEvent) => {
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
        className={styles.caret}
        aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${node.labelEn}'`}
        aria-expanded={open}
        onClick={toggle}
      >
        <Icon name="right" size={16} className={styles.chevron} />
      </button>
    </div>
  )
}

/** The label opens and closes the group; without scripts it leads to the first page inside. */
function PlainRow({ node, active, open, toggle }: CategoryProps) {
  const hydrated = useHydrated()
  const firstPage = flatten(node.items).find(item => item.path)?.path ?? ''
  const onClick = (event: MouseEvent) => {
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
