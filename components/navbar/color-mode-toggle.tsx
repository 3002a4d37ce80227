'use client'

import { useTheme } from 'next-themes'
import {
  announceChange,
  readStorage,
  removeStorage,
  storageKeys,
  writeStorage,
} from '@/lib/client/storage'
import { type ColorModeChoice, nextChoice, toChoice } from '@/lib/site/color-mode'
import { shellConfig } from '@/lib/site/shell-config'
import { Icon } from '../shell/icon'
import { useHydrated } from '../shell/use-hydrated'
import styles from './color-mode-toggle.module.css'

const SUN =
  'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 .8v1.7M8 13.5v1.7M.8 8h1.7M13.5 8h1.7M2.9 2.9l1.2 1.2M11.9 11.9l1.2 1.2M2.9 13.1l1.2-1.2M11.9 4.1l1.2-1.2'
const MOON = 'M13.5 9.8A6 6 0 0 1 6.2 2.5a6 6 0 1 0 7.3 7.3z'
const HALF_DISC = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 2v12M9.5 4v8M11 4.7v6.6M12.5 6v4'

const { disableSwitch, respectPrefersColorScheme } = shellConfig.colorMode

/** Switches between the colour modes. next-themes follows the events of the storage. */
export function ColorModeToggle() {
  const { theme, forcedTheme } = useTheme()
  const hydrated = useHydrated()
  if (disableSwitch) return null
  const choice = toChoice(hydrated ? (forcedTheme ?? theme) : null)
  const label = `Switch between dark and light mode (currently ${choice} mode)`
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      data-choice={hydrated ? choice : undefined}
      onClick={() => choose(nextChoice(choice))}
    >
      {respectPrefersColorScheme && <Icon className={styles.system} d={HALF_DISC} />}
      <Icon className={styles.sun} d={SUN} />
      <Icon className={styles.moon} d={MOON} />
    </button>
  )
}

/** Following the system is no choice to keep. */
function choose(choice: ColorModeChoice) {
  if (choice === 'system') removeStorage(storageKeys.theme)
  else if (readStorage(storageKeys.theme) !== choice) writeStorage(storageKeys.theme, choice)
  // Stored already, but the address asked for the other one.
  else announceChange({ key: storageKeys.theme, newValue: choice })
}
