import type { SidebarName } from '../../sidebars.config'
import { type ShellConfig, shellConfig } from './shell-config'
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

type SiteConfig = ShellConfig & {
  /** What the site documents. */
  productName: string
  title: string
  titleDelimiter: string
  tagline: string
  url: string
  repositoryUrl: string
  /** Where authors edit the files of this project: pages lead there, by their paths. */
  editUrl?: `https://${string}`
  /** The form for a new issue, on GitHub or what takes `title` and `body` as it does: pages lead there. */
  reportUrl?: `https://${string}`
  announcementBar?: AnnouncementBar
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number }
  navbar: {
    /** The navbar leaves on scrolling down and returns on scrolling up. */
    hideOnScroll: boolean
    items: NavbarItem[]
  }
  /** A search in the navbar, over an index that the build writes (see CONTRIBUTING.md). */
  search?: 'pagefind'
  /** Lets readers run samples in the page, with files that the build bundles (see samples/README.md). */
  runSamples: boolean
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
  ...shellConfig,
  productName: 'SwapX',
  title: 'Docs',
  titleDelimiter: '|',
  tagline: 'Efficient, convenient and safe',
  /** Where the site is published: base of canonical addresses, sitemap and social image. */
  url: siteUrl,
  repositoryUrl,
  editUrl: undefined,
  reportUrl: undefined,
  announcementBar: undefined,
  /** Levels of the headings that the table of contents lists. */
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
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
  runSamples: true,
  footer: { copyright: 'Copyright © 2024 SwapX.' },
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
}
