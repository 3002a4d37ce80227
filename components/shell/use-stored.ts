import { useSyncExternalStore } from 'react'
import { readStorage, type StorageKey } from '@/lib/client/storage'

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** What the browser keeps under a key, whichever window changes it; nothing in the exported HTML. */
export function useStored(key: StorageKey | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (key ? readStorage(key) : null),
    () => null,
  )
}
