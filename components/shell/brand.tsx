import { MARK } from '@/lib/site/brand'
import { siteConfig } from '@/lib/site/site-config'
import styles from './brand.module.css'
import { Link } from './link'

/** The mark and name of the site, a link to the home page. */
export function Brand({ className = '', tabIndex }: { className?: string; tabIndex?: number }) {
  return (
    <Link className={`${styles.brand} ${className}`} href="/" tabIndex={tabIndex}>
      <Logo />
      {`${siteConfig.productName} ${siteConfig.title}`}
    </Link>
  )
}

/** The mark of the site. */
function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path className={styles.a} d={MARK.a} />
      <path className={styles.b} d={MARK.b} />
    </svg>
  )
}
