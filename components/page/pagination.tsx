import { pagination } from '@/lib/site/page-links'
import type { SidebarNode } from '@/lib/site/sidebars'
import { Label } from '../ui/label'
import { Link } from '../ui/link'
import styles from './pagination.module.css'

type PaginationProps = { nodes: SidebarNode[]; path: string }

/** Links to the previous and next page of the sidebar. */
export function Pagination({ nodes, path }: PaginationProps) {
  const { previous, next } = pagination(nodes, path)
  return (
    <nav className={styles.pagination} aria-label="Docs pages">
      {previous && <Neighbour rel="prev" word="Previous" page={previous} />}
      {next && <Neighbour rel="next" word="Next" page={next} />}
    </nav>
  )
}

type NeighbourProps = { rel: 'prev' | 'next'; word: string; page: SidebarNode & { path: string } }

function Neighbour({ rel, word, page }: NeighbourProps) {
  const { label, labelEn, path } = page
  return (
    <Link className={styles.link} rel={rel} href={path}>
      <span className={styles.word}>{word}</span>
      <span className={styles.title}>
        <Label text={label} english={labelEn} />
      </span>
    </Link>
  )
}
