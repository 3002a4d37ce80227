import { Icon } from '../shell/icon'
import styles from './mobile-menu.module.css'

/** The button that opens the drawer, below the desktop breakpoint. */
export function MobileMenu() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Toggle navigation bar"
      aria-haspopup="dialog"
      aria-expanded={false}
      data-action="menu"
    >
      <Icon name="menu" size={24} />
    </button>
  )
}
