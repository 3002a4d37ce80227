import { shellConfig } from './shell-config'

/** A mode, or to follow the system. */
type ColorModeChoice = 'light' | 'dark' | 'system'

const { defaultMode, respectPrefersColorScheme } = shellConfig.colorMode

/** The choice of readers who have made none. */
export const defaultChoice: ColorModeChoice = respectPrefersColorScheme ? 'system' : defaultMode

/** The stored value as a choice. Any unknown value is light, as in tokens.css. */
export function toChoice(value: string | undefined): ColorModeChoice {
  if (value === 'system' && respectPrefersColorScheme) return value
  return value === 'dark' ? value : 'light'
}

/** The cycle of the toggle: light, dark, then system if enabled. */
export function nextChoice(choice: ColorModeChoice): ColorModeChoice {
  if (choice === 'light') return 'dark'
  return choice === 'dark' && respectPrefersColorScheme ? 'system' : 'light'
}
