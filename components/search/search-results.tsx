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
            {label && !title.startsWith(label) && (
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

/** A title or a label, with the Chinese that it begins with marked as such: `指南 Guides`. */
function Chinese({ text }: { text: string }) {
  const [chinese = ''] = /^.*\p{Script=Han}\S*/u.exec(text) ?? []
  return (
    <>
      {chinese && <span lang="zh-Hans">{chinese}</span>}
      {text.slice(chinese.length)}
    </>
  )
}

function Excerpt({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the index holds escaped text and `<mark>`
  return <span className={styles.excerpt} dangerouslySetInnerHTML={{ __html: html }} />
}
