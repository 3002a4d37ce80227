import { Icon } from '../shell/icon'
import styles from './code-frame.module.css'

const WRAP = 'M2 3.5h12M2 8h9.5a2.2 2.2 0 0 1 0 4.4H8M9.8 10.6 8 12.4l1.8 1.8M2 12.4h3'

type WrapButtonProps = { isWrapped: boolean; onToggle: () => void }

/** Breaks long lines of code, or lets them scroll again. */
export function WrapButton({ isWrapped, onToggle }: WrapButtonProps) {
  const label = 'Toggle word wrap'
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.wrap}`}
      aria-label={label}
      aria-pressed={isWrapped}
      title={label}
      onClick={onToggle}
    >
      <Icon d={WRAP} size={16} />
    </button>
  )
}
