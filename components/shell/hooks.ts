import { useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { listen } from '@/lib/client/listen'
import { readStorage, type StorageKey } from '@/lib/client/storage'
import { normalizePath } from '@/lib/site/paths'

/** How long a button confirms that it has done its work. */
const CONFIRMATION_MS = 1000

const subscribeToNothing = () => () => {}
const subscribeToLocation = (onStoreChange: () => void) =>
  listen(window, ['hashchange', 'popstate'], onStoreChange)
const subscribeToStorage = (onStoreChange: () => void) => listen(window, ['storage'], onStoreChange)

/** False in the exported HTML and until React has hydrated it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** Query and hash of the URL; empty in the exported HTML. */
export function useLocationSuffix(): string {
  return useSyncExternalStore(
    subscribeToLocation,
    () => window.location.search + window.location.hash,
    () => '',
  )
}

/** The stored value, whichever tab changes it; null in the exported HTML. */
export function useStored(key: StorageKey | undefined): string | null {
  return useSyncExternalStore(
    subscribeToStorage,
    () => (key ? readStorage(key) : null),
    () => null,
  )
}

/**
 * Canonical path of the rendered page, for components of the layout. It comes from the page's own
 * route, since a host or an archive may serve the page at another URL.
 */
export function usePath(): string {
  return normalizePath(`/${useSelectedLayoutSegments().join('/')}`)
}

/** Whether an action has just been confirmed, and the function that confirms it. */
export function useConfirmation(): [confirmed: boolean, confirm: () => void] {
  const [confirmed, setConfirmed] = useState(false)

  useEffect(() => {
    if (!confirmed) return
    const timer = setTimeout(() => setConfirmed(false), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [confirmed])

  return [confirmed, () => setConfirmed(true)]
}
