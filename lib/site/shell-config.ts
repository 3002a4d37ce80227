import { edition } from './site-url.mjs'

export type DocsVersion = {
  name: string
  label: string
  isLast: boolean
  path: `/${string}`
  /** Id of the page that the version opens with. */
  mainDoc: string
  /** Ids of pages that other versions have, or that it hides; not known while there is no choice of versions. */
  lacks?: string[]
}

export type Locale = {
  code: string
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  calendar: string
}

export type ShellConfig = {
  /** The language of what is built. */
  locale: Locale
  /** Languages that are switched on; the first one is at the root, each other one below its code. */
  locales: readonly [Locale, ...Locale[]]
  /** Versions of the documentation, the current one first. */
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

const locales: ShellConfig['locales'] = [
  { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
]

/** The version that authors write, and the frozen ones: next.config.mjs hands them on, to the browser too. */
const [{ lacks }, ...frozen]: [Listed, ...Listed[]] = JSON.parse(process.env.VERSIONS || '[{}]')
type Listed = { name: string; lacks: string[] }

/** The part of `site-config.ts` that scripts in the browser ask for: every reader loads it. */
export const shellConfig: ShellConfig = {
  locale: locales.find(({ code }) => code === edition) ?? locales[0],
  locales,
  versions: [
    { name: 'current', label: 'Next', isLast: true, path: '/', mainDoc: 'study/index', lacks },
    ...frozen.map(({ name, lacks }) => {
      const path = `/${name}` as const
      return { name, label: name, isLast: false, path, mainDoc: 'study/index', lacks }
    }),
  ],
  versionPersistence: 'localStorage',
  /** In CSS pixels: up to here the site is in its mobile form. CSS repeats the number. */
  desktopBreakpoint: 996,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  autoCollapseCategories: false,
}
