import { useState } from 'react'
import { areShortcutsOn, switchShortcuts } from '@/lib/client/key-press'
import { shortcuts } from '@/lib/site/shortcuts'
import { Dialog } from './dialog'
import styles from './shortcuts-help.module.css'

/** Lists the shortcuts, and switches them off and on. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(areShortcutsOn)
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {Object.entries(shortcuts).map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={on}
          onChange={event => {
            switchShortcuts(event.target.checked)
            setOn(event.target.checked)
          }}
        />
        Use the single keys
      </label>
    </Dialog>
  )
}
