import { type OwnNeighbours, type Neighbour as Page, pagination } from '@/lib/site/pagination'
import type { SidebarNode } from '@/lib/site/sidebars'
import { Label } from './label'
import { Link } from './link'
import styles from './pagination.module.css'

type PaginationProps = { nodes: SidebarNode[]; path: string; own?: OwnNeighbours }

/** Links to the pages before and after this one in its sidebar. */
export function Pagination({ nodes, path, own }: PaginationProps) {
  const { previous, next } = pagination(nodes, path, own)
  return (
    <nav className={styles.pagination} aria-label="Docs pages">
      {previous && <Neighbour rel="prev" word="Previous" page={previous} />}
      {next && <Neighbour rel="next" word="Next" page={next} />}
    </nav>
  )
}

type NeighbourProps = { rel: 'prev' | 'next'; word: string; page: Page }

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
