import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the exported HTML and until the browser has taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
