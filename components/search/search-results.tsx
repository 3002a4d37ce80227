import type { FoundPage } from '@/lib/site/search'
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
              <Chinese text={title} />
            </span>
            {label && label !== title && (
              <>
                {' '}
                <Chinese text={label} />
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

/** What may be Chinese, marked as such: titles are English, or those of categories. */
function Chinese({ text }: { text: string }) {
  return <span lang={/\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined}>{text}</span>
}

function Excerpt({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the index holds escaped text and `<mark>`
  return <span className={styles.excerpt} dangerouslySetInnerHTML={{ __html: html }} />
}
