import type { SidebarNode } from '@/lib/site/sidebars'
import { Label } from '../shell/label'
import { Link } from '../shell/link'
import styles from './sidebar.module.css'
import { SidebarCategory } from './sidebar-category'
import { useOpenCategories } from './use-open-categories'

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
