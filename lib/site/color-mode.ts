import { shellConfig } from './shell-config'

/** What the reader chose: a mode, or to follow the system. */
export type ColorModeChoice = 'light' | 'dark' | 'system'

const { defaultMode, respectPrefersColorScheme } = shellConfig.colorMode

/** What holds while nothing is stored. */
export const defaultChoice: ColorModeChoice = respectPrefersColorScheme ? 'system' : defaultMode

/** Storage may hold anything: what is no choice here is shown as light, as the tokens do. */
export function toChoice(value: string | undefined): ColorModeChoice {
  if (value === 'system' && respectPrefersColorScheme) return value
  return value === 'dark' ? value : 'light'
}

/** What the switch does next: light and dark in turn, with the system between dark and light. */
export function nextChoice(choice: ColorModeChoice): ColorModeChoice {
  if (choice === 'light') return 'dark'
  return choice === 'dark' && respectPrefersColorScheme ? 'system' : 'light'
}
