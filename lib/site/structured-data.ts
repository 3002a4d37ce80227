import { pageAddress, SITE_NAME } from './metadata'
import { siteConfig } from './site-config'

type Article = { title: string; description: string; path: string; modified?: Date }

/** A document as search engines read it. */
export function techArticle({ title, description, path, modified }: Article) {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: pageAddress(path),
    inLanguage: siteConfig.locale.code,
    dateModified: modified?.toISOString(),
    isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: pageAddress('/') },
  }
}
