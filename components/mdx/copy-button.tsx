'use client'

import { useEffect, useState } from 'react'
import { Icon } from '../icon'
import styles from './code-block.module.css'

const SHEETS = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'
const CHECK = 'M3 8.5l3.2 3.2L13 4.8'

/** How long the button says that it has copied, in milliseconds. */
const CONFIRMATION = 1000

/** Copies the code of the block that it stands in. */
export function CopyButton() {
  const [ready, setReady] = useState(false)
  const [copied, setCopied] = useState(false)

  // Without scripts, or on an insecure origin, there is nothing to press.
  useEffect(() => setReady(Boolean(navigator.clipboard)), [])

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMATION)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(button: HTMLButtonElement) {
    const code = button.closest('[data-code-block]')?.querySelector('code')
    await navigator.clipboard.writeText(code?.textContent ?? '')
    setCopied(true)
  }

  if (!ready) return null
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={copied ? 'Copied' : 'Copy code to clipboard'}
      title="Copy"
      onClick={event => copy(event.currentTarget)}
    >
      <Icon d={copied ? CHECK : SHEETS} size={16} />
    </button>
  )
}
