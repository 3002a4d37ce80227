import { Icon } from '../shell/icon'
import styles from './search.module.css'

/** Opens the search, as its keys do. */
export function Search() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      data-action="/"
    >
      <Icon name="search" />
      <span>Search</span>
    </button>
  )
}
