import type { SidebarName } from '../sidebars.config'

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

/** Where this documentation's source is kept. */
const repositoryUrl = process.env.REPOSITORY_URL || 'https://github.com/hi-swapx/docs'

export const siteConfig = {
  title: 'Docs',
  titleDelimiter: '|',
  tagline: 'Efficient, convenient and safe',
  description:
    'Documentation of the SwapX decentralized exchange protocol: v2 and v3 contracts, and the SDKs to build on them.',
  /** Where the site is published: base of canonical addresses, sitemap and social image. */
  url: process.env.SITE_URL || 'https://docs.swapx.exchange',
  repositoryUrl,
  locale: {
    code: 'en',
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
  },
  version: {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDoc: 'study/index',
  },
  /** In CSS pixels: up to here the site is in its mobile form. CSS repeats the number. */
  desktopBreakpoint: 996,
  colorMode: { defaultMode: 'light' },
  /** Levels of the headings that the table of contents lists. */
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar: {
    items: [
      { type: 'docSidebar', sidebar: 'study', label: 'Study', position: 'left' },
      { type: 'docSidebar', sidebar: 'contract', label: 'Contract', position: 'left' },
      { type: 'docSidebar', sidebar: 'sdk', label: 'SDK', position: 'left' },
      { type: 'link', href: repositoryUrl as `https://${string}`, label: 'GitHub' },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
    ] as NavbarItem[],
  },
  footer: { copyright: 'Copyright © 2024 SwapX.' },
} as const
