import type { FoundPage } from '@/lib/site/search'
import { Label } from '../shell/label'
import { Link } from '../shell/link'
import styles from './search-dialog.module.css'

type SearchResultsProps = { pages: FoundPage[]; onFollow: () => void }

/** The pages found, each with its sections. */
export function SearchResults({ pages, onFollow }: SearchResultsProps) {
  return (
    <ul className={styles.results}>
      {pages.map(({ path, title, label, excerpt, sections }) => (
        <li key={path}>
          <Link className={styles.page} href={path} onClick={onFollow}>
            <span className={styles.title}>
              <Label text={title} english={title} />
            </span>
            {label && label !== title && (
              <>
                {' '}
                <Label text={label} english={title} />
              </>
            )}
            {sections.length === 0 && <Excerpt html={excerpt} />}
          </Link>
          {sections.length > 0 && (
            <ul>
              {sections.map(section => (
                <li key={section.path}>
                  <Link className={styles.section} href={section.path} onClick={onFollow}>
                    <span className={styles.title}>{section.title}</span>
                    <Excerpt html={section.excerpt} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Excerpt({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the index holds escaped text and `<mark>`
  return <span className={styles.excerpt} dangerouslySetInnerHTML={{ __html: html }} />
}
