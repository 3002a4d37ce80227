'use client'

import { useTheme } from 'next-themes'
import { defaultChoice, nextChoice, toChoice } from '@/lib/site/color-mode'
import { shellConfig } from '@/lib/site/shell-config'
import { useHydrated } from '../ui/hooks'
import { Icon } from '../ui/icon'
import styles from './navbar.module.css'

const { disableSwitch, respectPrefersColorScheme } = shellConfig.colorMode

/** Switches between the colour modes. */
export function ColorModeToggle() {
  const { theme, setTheme } = useTheme()
  const hydrated = useHydrated()
  if (disableSwitch) return null
  const choice = hydrated ? toChoice(theme) : defaultChoice
  const label = `Switch between dark and light mode (currently ${choice} mode)`
  return (
    <button
      type="button"
      className={`${styles.toggle} needs-scripts`}
      aria-label={label}
      title={label}
      data-choice={hydrated ? choice : undefined}
      onClick={() => setTheme(nextChoice(choice))}
    >
      {respectPrefersColorScheme && <Icon className={styles.system} name="half-disc" />}
      <Icon className={styles.sun} name="sun" />
      <Icon className={styles.moon} name="moon" />
    </button>
  )
}
