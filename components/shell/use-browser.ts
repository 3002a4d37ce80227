import { useSyncExternalStore } from 'react'
import { listen } from '@/lib/client/listen'
import { readStorage, type StorageKey } from '@/lib/client/storage'

const onNothing = () => () => {}
const onMove = (tell: () => void) => listen(window, ['hashchange', 'popstate'], tell)
const onStorage = (tell: () => void) => listen(window, ['storage'], tell)

/** False in the exported HTML and until the browser has taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    onNothing,
    () => true,
    () => false,
  )
}

/** Query and hash of the address; empty in the exported HTML. */
export function useLocationSuffix(): string {
  return useSyncExternalStore(
    onMove,
    () => window.location.search + window.location.hash,
    () => '',
  )
}

/** What the browser keeps under a key, whichever window changes it; nothing in the exported HTML. */
export function useStored(key: StorageKey | undefined): string | null {
  return useSyncExternalStore(
    onStorage,
    () => (key ? readStorage(key) : null),
    () => null,
  )
}
