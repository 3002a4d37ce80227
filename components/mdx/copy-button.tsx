import { Icon } from '../shell/icon'
import { useConfirmation } from '../shell/use-confirmation'
import { copyText } from './copy-text'

/** Copies code, and says so for a moment. */
export function CopyButton({ readCode }: { readCode: () => string }) {
  const [copied, confirm] = useConfirmation()
  return (
    <button
      type="button"
      aria-label={copied ? 'Copied' : 'Copy code to clipboard'}
      title="Copy"
      onClick={async () => {
        await copyText(readCode())
        confirm()
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} size={16} />
    </button>
  )
}
