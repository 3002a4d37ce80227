/** Keys under which the site keeps the reader's choices. They are used as they stand: nothing is put before or after them. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  preferredVersion: 'docs-preferred-version-default',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | `docusaurus.tab.${string}`

let warned = false

/**
 * Runs an access to `localStorage`, which may be forbidden or full: then the site works without,
 * for this visit, and says so once.
 */
function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(window.localStorage)
  } catch (error) {
    if (!warned) console.warn('Choices are not kept: the browser allows no storage.', error)
    warned = true
  }
}

/** The stored value; null when there is none or storage is blocked. */
export function readStorage(key: StorageKey): string | null {
  return attempt(storage => storage.getItem(key)) ?? null
}

/** Stores a value, if the browser allows, and tells this window of the change either way. */
export function writeStorage(key: StorageKey, newValue: string): void {
  const oldValue = readStorage(key)
  if (oldValue === newValue) return
  attempt(storage => storage.setItem(key, newValue))
  announceChange({ key, oldValue, newValue })
}

/** Removes a value, if the browser allows, and tells this window of the change either way. */
export function removeStorage(key: StorageKey): void {
  const oldValue = readStorage(key)
  attempt(storage => storage.removeItem(key))
  announceChange({ key, oldValue, newValue: null })
}

/** Browsers tell other tabs of a change by this event; this one hears of it in the same way. */
function announceChange(change: StorageEventInit): void {
  window.dispatchEvent(new StorageEvent('storage', change))
}
