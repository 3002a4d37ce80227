export type DocsVersion = {
  name: string
  label: string
  isLast: boolean
  /** Where it is published, relative to the current version. */
  path: `/${string}`
  /** Id of its start page. */
  mainDoc: string
}

type Locale = {
  code: string
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  calendar: string
}

export type ShellConfig = {
  locale: Locale
  /** Versions in the menu, the current one first. Each is a separate build (see deploy/README.md). */
  versions: [DocsVersion, ...DocsVersion[]]
  versionPersistence: 'localStorage' | 'none'
  desktopBreakpoint: number
  colorMode: {
    defaultMode: 'light' | 'dark'
    /** Without the switch, a stored choice is deleted. */
    disableSwitch: boolean
    /** Adds a third state that follows the system, as the default. */
    respectPrefersColorScheme: boolean
  }
  /** Whether opening a category closes its siblings. */
  autoCollapseCategories: boolean
}

/** The part of the configuration that client components need, and every reader loads. */
export const shellConfig: ShellConfig = {
  locale: { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
  versions: [{ name: 'current', label: 'Next', isLast: true, path: '/', mainDoc: 'study/index' }],
  versionPersistence: 'localStorage',
  /** Maximum width of the mobile layout, in CSS pixels. CSS repeats the number. */
  desktopBreakpoint: 996,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  autoCollapseCategories: false,
}
