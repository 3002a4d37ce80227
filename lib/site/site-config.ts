import type { SidebarName } from '../../sidebars.config'
import { siteUrl } from './site-url.mjs'

/** An entry of the navbar. Without `position` it stands on the right. */
export type NavbarItem = { position?: 'left' | 'right' } & (
  | {
      /** Leads to the first page of a sidebar and is marked on all of its pages. */
      type: 'docSidebar'
      sidebar: SidebarName
      label: string
    }
  | { type: 'link'; href: `/${string}` | `https://${string}`; label: string }
  | { type: 'docsVersionDropdown' }
  | { type: 'localeDropdown' }
  | { type: 'search' }
)

/** What the build does about a finding: nothing, a line, a warning, or it fails. */
export type Policy = 'ignore' | 'log' | 'warn' | 'throw'

/** A line above the navbar that readers may dismiss; a new `id` shows it again. */
export type AnnouncementBar = {
  id: string
  /** Trusted HTML; its links need the base path. */
  content: string
  isCloseable?: boolean
} & (
  | { backgroundColor?: undefined; textColor?: undefined }
  /** The same in both colour modes. Without them the bar has the colours of the site. */
  | { backgroundColor: HexColor; textColor: HexColor }
)

type HexColor = `#${string}`

export type DocsVersion = {
  name: string
  label: string
  isLast: boolean
  path: `/${string}`
  /** Id of the page that the version opens with. */
  mainDoc: string
}

type SiteConfig = {
  /** What the site documents. */
  productName: string
  title: string
  titleDelimiter: string
  tagline: string
  url: string
  repositoryUrl: string
  /** Where the files of this project can be read: shown samples lead there, by their paths. */
  sourceUrl?: `https://${string}`
  /** Where authors edit the files of this project: pages lead there, by their paths. */
  editUrl?: `https://${string}`
  /** Tells at the foot of a page when it last changed, as git knows it. */
  lastUpdated: boolean
  locale: {
    code: string
    label: string
    direction: 'ltr' | 'rtl'
    htmlLang: string
    calendar: string
  }
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
  announcementBar?: AnnouncementBar
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number }
  /** Opening a category closes its siblings. */
  autoCollapseCategories: boolean
  navbar: {
    /** The navbar leaves on scrolling down and returns on scrolling up. */
    hideOnScroll: boolean
    items: NavbarItem[]
  }
  /** A search in the navbar, over an index that the build writes (see CONTRIBUTING.md). */
  search?: 'pagefind'
  footer: { copyright: string }
  /** Tells on the home page when style sheets and scripts did not load. */
  baseUrlIssueBanner: boolean
  onBrokenLinks: Policy
  onBrokenMarkdownLinks: Policy
  onBrokenAnchors: Policy
  onDuplicateRoutes: Policy
}

/** Where this documentation's source is kept. */
const repositoryUrl = process.env.REPOSITORY_URL || 'https://github.com/hi-swapx/docs'

export const siteConfig: SiteConfig = {
  productName: 'SwapX',
  title: 'Docs',
  titleDelimiter: '|',
  tagline: 'Efficient, convenient and safe',
  /** Where the site is published: base of canonical addresses, sitemap and social image. */
  url: siteUrl,
  repositoryUrl,
  sourceUrl: undefined,
  editUrl: undefined,
  lastUpdated: false,
  locale: {
    code: 'en',
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
  },
  versions: [{ name: 'current', label: 'Next', isLast: true, path: '/', mainDoc: 'study/index' }],
  versionPersistence: 'localStorage',
  /** In CSS pixels: up to here the site is in its mobile form. CSS repeats the number. */
  desktopBreakpoint: 996,
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  announcementBar: undefined,
  /** Levels of the headings that the table of contents lists. */
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  autoCollapseCategories: false,
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'docSidebar', sidebar: 'study', label: 'Study', position: 'left' },
      { type: 'docSidebar', sidebar: 'contract', label: 'Contract', position: 'left' },
      { type: 'docSidebar', sidebar: 'sdk', label: 'SDK', position: 'left' },
      { type: 'link', href: repositoryUrl as `https://${string}`, label: 'GitHub' },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
    ],
  },
  search: undefined,
  footer: { copyright: 'Copyright © 2024 SwapX.' },
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
}
