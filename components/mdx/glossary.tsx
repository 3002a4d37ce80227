import { glossary } from '@/lib/site/glossary'
import { Link } from '../shell/link'
import styles from './glossary.module.css'

/** All terms, each with the anchor to which the pages link. */
export function Glossary() {
  return (
    <dl className={styles.entries}>
      {glossary.map(({ id, name, definition, page }) => (
        <div key={id}>
          <dt id={id}>{name}</dt>
          <dd>
            {definition} <Link href={page}>More on {name}</Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
