import { Icon } from '../shell/icon'
import { useConfirmation } from '../shell/use-confirmation'
import styles from './code-frame.module.css'
import { copyText } from './copy-text'

const SHEETS = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'
const CHECK = 'M3 8.5l3.2 3.2L13 4.8'

/** Copies code, and says so for a moment. */
export function CopyButton({ readCode }: { readCode: () => string }) {
  const [copied, confirm] = useConfirmation()
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={copied ? 'Copied' : 'Copy code to clipboard'}
      title="Copy"
      onClick={async () => {
        await copyText(readCode())
        confirm()
      }}
    >
      <Icon d={copied ? CHECK : SHEETS} size={16} />
    </button>
  )
}
