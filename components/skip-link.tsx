import styles from './skip-link.module.css'

/** Id of the page's main content. */
export const MAIN_ID = 'main'

/** First stop of the keyboard on each page. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  )
}
