import { useState, useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '@/lib/client/storage'

/** The tab groups of this page that hear of a choice made in another one; other windows tell by `storage`. */
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * The chosen one of `values`. Where tabs belong to a group, the group's choice wins, which is kept
 * in the browser; a kept value that is none of theirs does not count.
 */
export function useTabValue(groupId: string | undefined, values: string[], defaultValue: string) {
  const [own, setOwn] = useState(defaultValue)
  const kept = useSyncExternalStore(
    subscribe,
    () => (groupId ? readStorage(`docusaurus.tab.${groupId}`) : null),
    () => null,
  )

  function select(value: string) {
    setOwn(value)
    if (!groupId) return
    writeStorage(`docusaurus.tab.${groupId}`, value)
    for (const listener of listeners) listener()
  }

  const selected = kept !== null && values.includes(kept) ? kept : own
  return [selected, select] as const
}
