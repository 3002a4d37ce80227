import { Icon } from '../shell/icon'
import styles from './search.module.css'

const GLASS = 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.3 10.3 14 14'

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
      <Icon d={GLASS} />
      <span>Search</span>
    </button>
  )
}
