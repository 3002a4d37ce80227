import type { Metadata } from 'next'
import type { FrontMatter } from './mdx/remark-front-matter.mjs'
import { siteConfig } from './site-config'

const SITE_NAME = `${siteConfig.productName} ${siteConfig.title}`
const SOCIAL_IMAGE = { url: '/social.png', width: 1200, height: 630, alt: SITE_NAME }

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
export function pageAddress(path: string): string {
  return new URL(path === '/' ? siteConfig.url : siteConfig.url + path).href
}

/**
 * Head elements of a page.
 * @param path decoded address without ending slash
 */
export function pageMetadata(
  title: string,
  description: string,
  path: string,
  { keywords, image, unlisted }: Partial<FrontMatter> = {},
): Metadata {
  const address = pageAddress(path)
  const images = [image ? { url: image } : SOCIAL_IMAGE]
  return {
    title: { absolute: fullTitle(title) },
    description,
    keywords,
    robots: unlisted ? { index: false, follow: false } : undefined,
    alternates: { canonical: address, languages: { en: address, 'x-default': address } },
    openGraph: {
      title: fullTitle(title),
      description,
      url: address,
      siteName: SITE_NAME,
      locale: siteConfig.locale.code,
      type: 'article',
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title: fullTitle(title),
      description,
      images,
    },
  }
}
