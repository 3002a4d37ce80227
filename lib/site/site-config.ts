import type { SidebarName } from '../../sidebars.config'
import { type ShellConfig, shellConfig } from './shell-config'
import { siteUrl } from './site-url.mjs'

/** An item of the navbar, by default on the right. */
export type NavbarItem = { position?: 'left' | 'right' } & (
  | {
      /** Links to the first page of a sidebar and is active on all of its pages. */
      type: 'docSidebar'
      sidebar: SidebarName
      label: string
    }
  | { type: 'link'; href: `/${string}` | `https://${string}`; label: string }
  | { type: 'docsVersionDropdown' }
  | { type: 'localeDropdown' }
  | { type: 'search' }
)

/** What the build does about a finding: ignore it, log it, warn, or fail. */
export type Policy = 'ignore' | 'log' | 'warn' | 'throw'

/** A line above the navbar, which readers may dismiss until its `id` changes. */
export type AnnouncementBar = {
  id: string
  /** Trusted HTML; its links need the base path. */
  content: string
  isCloseable?: boolean
} & (
  | { backgroundColor?: undefined; textColor?: undefined }
  /** For both colour modes. By default the bar has the colours of the site. */
  | { backgroundColor: HexColor; textColor: HexColor }
)

type HexColor = `#${string}`

/**
 * The colours of an announcement bar as a style sheet, if it has any. A content security policy cannot allow
 * individual `style` attributes.
 */
export function announcementColors(bar?: AnnouncementBar): string | undefined {
  if (!bar?.backgroundColor) return undefined
  return `:root{--announcement-bg:${bar.backgroundColor};--announcement-text:${bar.textColor}}`
}

type SiteConfig = ShellConfig & {
  /** What the site documents. */
  productName: string
  title: string
  titleDelimiter: string
  tagline: string
  url: string
  repositoryUrl: string
  /** Where authors edit the files of this project: base of the links "Edit this page". */
  editUrl?: `https://${string}`
  /** The form for a new issue, on GitHub or a host that takes `title` and `body` as it does. */
  reportUrl?: `https://${string}`
  announcementBar?: AnnouncementBar
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number }
  navbar: {
    /** The navbar hides on scrolling down and shows on scrolling up. */
    hideOnScroll: boolean
    items: NavbarItem[]
  }
  /** A search in the navbar (see CONTRIBUTING.md). */
  search?: 'pagefind'
  /** Whether readers can run samples in the page (see samples/README.md). */
  runSamples: boolean
  footer: { copyright: string }
  /** Whether the home page reports scripts that did not load. */
  baseUrlIssueBanner: boolean
  onBrokenLinks: Policy
  onBrokenMarkdownLinks: Policy
  onBrokenAnchors: Policy
  onDuplicateRoutes: Policy
}

const repositoryUrl = process.env.REPOSITORY_URL || 'https://github.com/hi-swapx/docs'

export const siteConfig: SiteConfig = {
  ...shellConfig,
  productName: 'SwapX',
  title: 'Docs',
  titleDelimiter: '|',
  tagline: 'Efficient, convenient and safe',
  /** URL of the published site: base of canonical URLs, sitemap and social images. */
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
