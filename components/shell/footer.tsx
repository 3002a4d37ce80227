import { siteConfig } from '@/lib/site/site-config'
import styles from './footer.module.css'

export function Footer() {
  return <footer className={styles.footer}>{siteConfig.footer.copyright}</footer>
}
