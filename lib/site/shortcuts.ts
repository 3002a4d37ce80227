import { removeStorage, storageKeys, writeStorage } from '../client/storage'
import { siteConfig } from './site-config'

/** Keys, and what they do, as the help lists them. `Ctrl+` stands for the Command key, too. */
export const shortcuts: Record<string, string> = {
  n: 'Next page',
  p: 'Previous page',
  j: 'Next section',
  k: 'Previous section',
  ...(siteConfig.search && { '/': 'Search', 'Ctrl+k': 'Search' }),
  '?': 'This help',
}

/** Switches those keys off or on that need no modifier, as WCAG 2.1.4 asks. */
export function switchShortcuts(on: boolean): void {
  if (on) removeStorage(storageKeys.shortcuts)
  else writeStorage(storageKeys.shortcuts, 'off')
}
