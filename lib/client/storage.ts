/** Keys of `localStorage`, which the specification names. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  preferredVersion: 'docs-preferred-version-default',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | `docusaurus.tab.${string}`

let warned = false

/** What is kept until the document is left, where storage is blocked or full. */
const memory = new Map<string, string>()

/** Accesses `localStorage`. If it is blocked or full, warns once and returns undefined. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage)
  } catch (error) {
    if (!warned) console.warn('Choices are not kept: the browser allows no storage.', error)
    warned = true
  }
}

/** The stored value; null if there is none. Where storage is blocked, that of `prepareDocument` is the client. */
export function readStorage(key: StorageKey): string | null {
  const stored = memory.get(key) ?? withStorage(storage => storage.getItem(key))
  const isBlocked = stored === undefined
  if (isBlocked && key === 'docusaurus.tab.client')
    return document.documentElement.dataset.client ?? null
  return stored ?? null
}

/** Stores a value, for this document alone if storage is not available, and notifies this tab. */
export function writeStorage(key: StorageKey, newValue: string): void {
  const oldValue = readStorage(key)
  if (oldValue === newValue) return
  const isStored = withStorage(storage => {
    storage.setItem(key, newValue)
    return true
  })
  if (isStored) memory.delete(key)
  else memory.set(key, newValue)
  notify({ key, oldValue, newValue })
}

/** Removes a value if storage is available, and notifies this tab either way. */
export function removeStorage(key: StorageKey): void {
  const oldValue = readStorage(key)
  withStorage(storage => storage.removeItem(key))
  memory.delete(key)
  notify({ key, oldValue, newValue: null })
}

/**
 * Notifies of what is stored. A page that the browser has kept, and goes back to, has had no events. Without a colour
 * mode the event has no key: next-themes would store its default.
 */
export function notifyOfStored(): void {
  const newValue = readStorage(storageKeys.theme)
  notify({ key: newValue && storageKeys.theme, newValue })
}

/** Browsers dispatch this event in other tabs only. */
function notify(change: StorageEventInit): void {
  dispatchEvent(new StorageEvent('storage', change))
}
