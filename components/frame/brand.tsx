import { siteConfig } from '@/lib/site/site-config'
import { Link } from '../ui/link'
import styles from './brand.module.css'

/** Logo and name of the site, as a link to the home page. */
export function Brand({ className = '', tabIndex }: { className?: string; tabIndex?: number }) {
  return (
    <Link className={`${styles.brand} ${className}`} href="/" tabIndex={tabIndex}>
      <Logo />
      {`${siteConfig.productName} ${siteConfig.title}`}
    </Link>
  )
}

/** An X of two curves, each the curve x·y = k that prices a pool. */
function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path className={styles.a} d="M4.5 4.5C5.5 12.5 12.5 15 16 16s10.5 3.5 11.5 11.5" />
      <path className={styles.b} d="M27.5 4.5C26.5 12.5 19.5 15 16 16S5.5 19.5 4.5 27.5" />
    </svg>
  )
}
