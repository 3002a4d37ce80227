import { type StorageKey, writeStorage } from './storage'

/** Key of the tab that is chosen in all tab groups of this id. */
export const tabKey = (groupId: string): StorageKey => `docusaurus.tab.${groupId}`

/** Stores the reader's choice, which takes the place of one in the URL (`?client=viem`). */
export function chooseTab(groupId: string, value: string): void {
  const url = new URL(location.href)
  if (url.searchParams.has(groupId)) {
    url.searchParams.delete(groupId)
    // Next ignores a call with its own history state.
    history.replaceState(null, '', url)
  }
  writeStorage(tabKey(groupId), value)
}
