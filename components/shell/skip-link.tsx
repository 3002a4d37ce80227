import { MAIN_ID } from '@/lib/site/main-id'
import styles from './skip-link.module.css'

/** First stop of the keyboard on each page. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  )
}
