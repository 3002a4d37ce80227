import { Icon } from '../shell/icon'
import styles from './code-frame.module.css'

type WrapButtonProps = { isWrapped: boolean; onToggle: () => void }

/** Breaks long lines of code, or lets them scroll again. */
export function WrapButton({ isWrapped, onToggle }: WrapButtonProps) {
  const label = 'Toggle word wrap'
  return (
    <button
      type="button"
      className={styles.wrap}
      aria-label={label}
      aria-pressed={isWrapped}
      title={label}
      onClick={onToggle}
    >
      <Icon name="wrap" size={16} />
    </button>
  )
}
