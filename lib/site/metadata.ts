import type { Metadata } from 'next'
import type { SidebarName } from '../../sidebars.config'
import { sections } from './navbar'
import { type Route, routes } from './routes'
import { bilingual } from './sidebars'
import { siteConfig } from './site-config'

export const SITE_NAME = `${siteConfig.productName} ${siteConfig.title}`

/** Size of the Open Graph images in `public/`, in pixels. */
const SOCIAL_SIZE = { width: 1200, height: 630 }

/**
 * The title of a page in tabs, bookmarks and search results. A title shared by several pages is followed by
 * its sidebar section.
 */
export function pageTitle(route: Route, docs: Record<string, { title: string }>): string {
  const titleOf = (route: Route) =>
    route.type === 'category' ? bilingual(route.category) : (docs[route.id]?.title ?? '')
  const title = titleOf(route)
  const [topCategory] = route.trail
  const isShared = [...routes.values()].filter(other => titleOf(other) === title).length > 1
  return topCategory?.type === 'category' && isShared ? `${title} (${topCategory.labelEn})` : title
}

/** The document title: `Page | Docs`, or the site's title alone. */
export function fullTitle(title: string): string {
  const page = title.trim()
  if (page === '' || page === siteConfig.title) return siteConfig.title
  return `${page} ${siteConfig.titleDelimiter} ${siteConfig.title}`
}

/**
 * The canonical URL of a page.
 * @param path decoded, without a trailing slash
 */
export const pageUrl = (path: string): string =>
  new URL(path === '/' ? siteConfig.url : siteConfig.url + path).href

/**
 * Path of a page's Markdown.
 * @param path decoded, without a trailing slash
 */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`
}

/** The Open Graph image of a section, or of the site for other pages. */
function socialImage(sidebar: SidebarName | undefined) {
  const section = sections.find(section => section.sidebar === sidebar)
  if (!section) return { url: '/social.png', ...SOCIAL_SIZE, alt: SITE_NAME }
  const alt = `${SITE_NAME}: ${section.label}`
  return { url: `/social/${section.sidebar}.png`, ...SOCIAL_SIZE, alt }
}

/** Metadata of a page, with the image of its section. */
export function pageMetadata(
  title: string,
  description: string,
  path: string,
  sidebar?: SidebarName,
): Metadata {
  const url = pageUrl(path)
  const preview = { title: fullTitle(title), description, images: [socialImage(sidebar)] }
  return {
    title: { absolute: fullTitle(title) },
    description,
    alternates: {
      canonical: url,
      types: { 'text/markdown': pageUrl(markdownPath(path)) },
    },
    openGraph: {
      ...preview,
      url,
      siteName: SITE_NAME,
      locale: siteConfig.locale.code,
      type: 'article',
    },
    twitter: { card: 'summary_large_image', ...preview },
  }
}
