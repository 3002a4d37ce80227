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
import { t } from '@/lib/site/strings'
import { Icon } from '../shell/icon'
import { useHydrated } from '../shell/use-browser'
import styles from './color-mode-toggle.module.css'

const { disableSwitch, respectPrefersColorScheme } = shellConfig.colorMode

/** Switches between the colour modes. next-themes follows the events of the storage. */
export function ColorModeToggle() {
  const { theme, forcedTheme } = useTheme()
  const hydrated = useHydrated()
  if (disableSwitch) return null
  const choice = toChoice(hydrated ? (forcedTheme ?? theme) : null)
  const label = t('Switch between dark and light mode (currently {} mode)', t(choice))
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      data-choice={hydrated ? choice : undefined}
      onClick={() => choose(nextChoice(choice))}
    >
      {respectPrefersColorScheme && <Icon className={styles.system} name="half-disc" />}
      <Icon className={styles.sun} name="sun" />
      <Icon className={styles.moon} name="moon" />
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
