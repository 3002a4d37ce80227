import styles from './logo.module.css'

/** The mark: an X of two curves, each the curve x·y = k that prices a pool. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path className={styles.a} d="M4.5 4.5C5.5 12.5 12.5 15 16 16s10.5 3.5 11.5 11.5" />
      <path className={styles.b} d="M27.5 4.5C26.5 12.5 19.5 15 16 16S5.5 19.5 4.5 27.5" />
    </svg>
  )
}
