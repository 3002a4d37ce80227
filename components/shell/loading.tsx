import styles from './loading.module.css'

/**
 * Says that something is on its way; a short wait shows nothing. On the way to another page the old
 * one stays on screen, so this is for a second try, and for parts that a page loads late.
 */
export function Loading() {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} aria-hidden="true" />
      Loading…
    </div>
  )
}
