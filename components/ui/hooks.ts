import { useSelectedLayoutSegments } from 'next/navigation'
import { useState, useSyncExternalStore } from 'react'
import { listen } from '@/lib/client/listen'
import { readStorage, type StorageKey } from '@/lib/client/storage'
import { normalizePath } from '@/lib/site/paths'
import { useGuardedEffect } from './effects'

const subscribeToNothing = () => () => {}
// With 'storage', since the choice of a tab leaves the URL; see tab-choice.ts.
const subscribeToLocation = (onStoreChange: () => void) =>
  listen(window, ['hashchange', 'popstate', 'storage'], onStoreChange)
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
    () => location.search + location.hash,
    () => '',
  )
}

/** The stored value, whichever tab changes it; null in the exported HTML. */
export function useStored(key: StorageKey | '' | undefined): string | null {
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

/** How long a button shows whether copying succeeded, in milliseconds. */
const OUTCOMES = { copied: 1000, refused: 10_000 }

type CopyOutcome = keyof typeof OUTCOMES

/** Time until screen readers observe changes of a new live region. */
const DELAY_MS = 100

let region: HTMLElement | undefined

/** Makes screen readers announce a text. */
function announce(text: string): void {
  region ??= document.body.appendChild(document.createElement('p'))
  region.role = 'status'
  region.className = 'only-spoken'
  region.textContent = ''
  setTimeout(() => region?.append(text), DELAY_MS)
}

/**
 * The outcome of the last copy, while its button shows it, and the function that reports it.
 * @param refusal what screen readers announce when nothing was copied
 */
export function useCopyOutcome(
  refusal: string,
): [outcome: CopyOutcome | undefined, report: (outcome: CopyOutcome) => void] {
  const [outcome, setOutcome] = useState<CopyOutcome>()

  useGuardedEffect(() => {
    if (!outcome) return
    announce(outcome === 'copied' ? 'Copied' : refusal)
    const timer = setTimeout(() => setOutcome(undefined), OUTCOMES[outcome])
    return () => clearTimeout(timer)
  }, [outcome, refusal])

  return [outcome, setOutcome]
}
