import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import styles from './dialog.module.css'
import { useGuardedLayoutEffect } from './effects'
import { Icon } from './icon'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog, open while it is mounted. The browser traps the focus, closes the dialog on Escape
 * and restores the focus.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closed before it is unmounted, a dialog restores the focus.
  useGuardedLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
