export type DocsVersion = {
  name: string
  label: string
  isLast: boolean
  /** Below which it is published, seen from where the current version is. */
  path: `/${string}`
  /** Id of the page that the version opens with. */
  mainDoc: string
}

export type Locale = {
  code: string
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  calendar: string
}

export type ShellConfig = {
  locale: Locale
  /** Versions in the menu, the current one first; each other one is a build of its own (see deploy/README.md). */
  versions: [DocsVersion, ...DocsVersion[]]
  versionPersistence: 'localStorage' | 'none'
  desktopBreakpoint: number
  colorMode: {
    defaultMode: 'light' | 'dark'
    /** Without the switch, a stored choice is deleted. */
    disableSwitch: boolean
    /** Adds a third state that follows the system, and makes it the first one. */
    respectPrefersColorScheme: boolean
  }
  /** Opening a category closes its siblings. */
  autoCollapseCategories: boolean
}

/** The part of `site-config.ts` that scripts in the browser ask for: every reader loads it. */
export const shellConfig: ShellConfig = {
  locale: { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
  versions: [{ name: 'current', label: 'Next', isLast: true, path: '/', mainDoc: 'study/index' }],
  versionPersistence: 'localStorage',
  /** In CSS pixels: up to here the site is in its mobile form. CSS repeats the number. */
  desktopBreakpoint: 996,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  autoCollapseCategories: false,
}
