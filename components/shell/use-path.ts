import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { normalizePath } from '@/lib/site/paths'

/** Canonical address of the page on screen. */
export function usePath(): string {
  return normalizePath(usePathname())
}

const EVENTS = ['hashchange', 'popstate']

function subscribe(onChange: () => void) {
  for (const event of EVENTS) window.addEventListener(event, onChange)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange)
  }
}

/** Query and hash of the address; empty in the exported HTML. */
export function useLocationSuffix(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => '',
  )
}
