import { MARK } from '@/lib/site/brand'
import styles from './logo.module.css'

/** The mark of the site. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path className={styles.a} d={MARK.a} />
      <path className={styles.b} d={MARK.b} />
    </svg>
  )
}
