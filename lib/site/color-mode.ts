import { shellConfig } from './shell-config'

export type ColorMode = 'light' | 'dark'
/** What the reader chose: a mode, or to follow the system. */
export type ColorModeChoice = ColorMode | 'system'

const { defaultMode, respectPrefersColorScheme } = shellConfig.colorMode

/** What holds while nothing is stored. */
export const defaultChoice: ColorModeChoice = respectPrefersColorScheme ? 'system' : defaultMode

const toMode = (value: string | null | undefined): ColorMode | undefined =>
  value === 'light' || value === 'dark' ? value : undefined

/** Storage may hold anything: what is no choice here counts as none. */
export const toChoice = (value: string | null | undefined) => toMode(value) ?? defaultChoice

/** Parameter of an address that asks for a mode. */
export const THEME_PARAMETER = 'docusaurus-theme'

/** The mode that an address with this query asks for, if it does. */
export function askedMode(query: string): ColorMode | undefined {
  return toMode(new URLSearchParams(query).get(THEME_PARAMETER))
}

/** What the switch does next: light and dark in turn, with the system between dark and light. */
export function nextChoice(choice: ColorModeChoice): ColorModeChoice {
  if (choice === 'system') return 'light'
  if (choice === 'light') return 'dark'
  return respectPrefersColorScheme ? 'system' : 'light'
}
