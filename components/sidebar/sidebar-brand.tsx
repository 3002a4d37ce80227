import { Brand } from '../shell/brand'
import styles from './sidebar.module.css'

/** The site's mark above the sidebar; the keyboard has met it in the navbar. */
export function SidebarBrand() {
  return <Brand className={styles.brand} tabIndex={-1} />
}
