import { useState } from 'react'
import { areShortcutsOn, switchShortcuts } from '@/lib/shortcuts'
import { siteConfig } from '@/lib/site-config'
import { Dialog } from '../dialog'
import styles from './shortcuts-help.module.css'

const shortcuts: [key: string, meaning: string][] = [
  ['n', 'Next page'],
  ['p', 'Previous page'],
  ['j', 'Next section'],
  ['k', 'Previous section'],
  ['/', 'Search'],
  ['?', 'This help'],
]

const entries = shortcuts.filter(([key]) => key !== '/' || siteConfig.search)

/** Lists the shortcuts, and switches them off and on. */
export default function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(areShortcutsOn)
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {entries.map(([key, meaning]) => (
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
        Use these keys
      </label>
    </Dialog>
  )
}
