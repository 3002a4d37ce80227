import { siteConfig } from '@/lib/site/site-config'
import styles from './brand.module.css'
import { Link } from './link'
import { Logo } from './logo'

/** The mark and name of the site, a link to the home page. */
export function Brand({ className = '', tabIndex }: { className?: string; tabIndex?: number }) {
  return (
    <Link className={`${styles.brand} ${className}`} href="/" tabIndex={tabIndex}>
      <Logo />
      {siteConfig.productName} {siteConfig.title}
    </Link>
  )
}
