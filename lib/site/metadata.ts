import type { Metadata } from 'next'
import type { SidebarName } from '../../sidebars.config'
import type { FrontMatter } from '../mdx/plugins/remark-front-matter'
import { sections } from './navbar'
import { siteConfig } from './site-config'

/** The site as others name it. */
export const SITE_NAME = `${siteConfig.productName} ${siteConfig.title}`

/** Size of the images of shared links in `public/`, in pixels. */
const SOCIAL_SIZE = { width: 1200, height: 630 }

/** A page's title in the browser: `Page | Docs`, or the site's own title alone. */
export function fullTitle(title: string): string {
  const page = title.trim()
  if (page === '' || page === siteConfig.title) return siteConfig.title
  return `${page} ${siteConfig.titleDelimiter} ${siteConfig.title}`
}

/**
 * A page's address on the published site.
 * @param path decoded, without ending slash
 */
export const pageUrl = (path: string): string =>
  new URL(path === '/' ? siteConfig.url : siteConfig.url + path).href

/**
 * Where a page's text is, as Markdown.
 * @param path decoded, without ending slash
 */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`
}

/** The image of links to a section; the site's own for other pages. */
function socialImage(sidebar: SidebarName | undefined) {
  const section = sections.find(section => section.sidebar === sidebar)
  if (!section) return { url: '/social.png', ...SOCIAL_SIZE, alt: SITE_NAME }
  const alt = `${SITE_NAME}: ${section.label}`
  return { url: `/social/${section.sidebar}.png`, ...SOCIAL_SIZE, alt }
}

type More = Partial<FrontMatter> & { sidebar?: SidebarName }

/** Head elements of a page. */
export function pageMetadata(
  title: string,
  description: string,
  path: string,
  { keywords, image, unlisted, sidebar }: More = {},
): Metadata {
  const address = pageUrl(path)
  const images = [image ? { url: image, alt: fullTitle(title) } : socialImage(sidebar)]
  const shown = { title: fullTitle(title), description, images }
  return {
    title: { absolute: fullTitle(title) },
    description,
    keywords,
    robots: unlisted ? { index: false, follow: false } : undefined,
    alternates: {
      canonical: address,
      types: {
        'text/markdown': pageUrl(markdownPath(path)),
      },
    },
    openGraph: {
      ...shown,
      url: address,
      siteName: SITE_NAME,
      locale: siteConfig.locale.code,
      type: 'article',
    },
    twitter: { card: 'summary_large_image', ...shown },
  }
}
