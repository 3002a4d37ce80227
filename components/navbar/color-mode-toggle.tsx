'use client'

import { useTheme } from 'next-themes'
import { Icon } from '../icon'
import { useHydrated } from '../use-hydrated'
import styles from './color-mode-toggle.module.css'

const SUN =
  'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 .8v1.7M8 13.5v1.7M.8 8h1.7M13.5 8h1.7M2.9 2.9l1.2 1.2M11.9 11.9l1.2 1.2M2.9 13.1l1.2-1.2M11.9 4.1l1.2-1.2'
const MOON = 'M13.5 9.8A6 6 0 0 1 6.2 2.5a6 6 0 1 0 7.3 7.3z'

/** Switches between the light and the dark colour mode. */
export function ColorModeToggle() {
  const { theme, setTheme } = useTheme()
  const hydrated = useHydrated()
  // Storage may hold anything; whatever is not dark is light, as in tokens.css.
  const mode = hydrated && theme === 'dark' ? 'dark' : 'light'
  const label = `Switch between dark and light mode (currently ${mode} mode)`
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      disabled={!hydrated}
      onClick={() => setTheme(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon className={styles.sun} d={SUN} />
      <Icon className={styles.moon} d={MOON} />
    </button>
  )
}
