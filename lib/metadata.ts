import type { Metadata } from 'next'
import { siteConfig } from './site-config'

const SOCIAL_IMAGE = { url: '/social.png', width: 1200, height: 630, alt: 'SwapX Docs' }

/** A page's title in the browser: `Page | Docs`, or the site's own title alone. */
export function fullTitle(title: string): string {
  const page = title.trim()
  if (page === '' || page === siteConfig.title) return siteConfig.title
  return `${page} ${siteConfig.titleDelimiter} ${siteConfig.title}`
}

/** The published address of a page. */
export function absoluteUrl(path: string): string {
  return siteConfig.url + (path === '/' ? '/' : encodeURI(path))
}

/**
 * Head elements of a page.
 * @param path decoded address without ending slash
 */
export function pageMetadata(title: string, description: string, path: string): Metadata {
  const address = absoluteUrl(path)
  return {
    title: { absolute: fullTitle(title) },
    description,
    alternates: { canonical: address, languages: { en: address, 'x-default': address } },
    openGraph: {
      title: fullTitle(title),
      description,
      url: address,
      siteName: 'SwapX Docs',
      locale: siteConfig.locale.code,
      type: 'article',
      images: [SOCIAL_IMAGE],
    },
    twitter: {
      card: 'summary_large_image',
      title: fullTitle(title),
      description,
      images: [SOCIAL_IMAGE],
    },
  }
}
