import { readStorage, removeStorage, storageKeys, writeStorage } from './storage'

/** Whether keys without a modifier do anything: readers may switch them off. */
export function areShortcutsOn(): boolean {
  return readStorage(storageKeys.shortcuts) !== 'off'
}

/** Switches those keys off or on, as WCAG 2.1.4 asks. */
export function switchShortcuts(on: boolean): void {
  if (on) removeStorage(storageKeys.shortcuts)
  else writeStorage(storageKeys.shortcuts, 'off')
}

/**
 * The shortcut that a key press may mean. None while the reader types, and under an open dialog.
 * Keys with a modifier stay when single keys are switched off.
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  if (document.querySelector('dialog[open]')) return
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? undefined : `Ctrl+${event.key}`
  const { target } = event
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  return !isTyping && areShortcutsOn() ? event.key : undefined
}
