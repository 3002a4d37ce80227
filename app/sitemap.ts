import type { MetadataRoute } from 'next'
import { pageUrl } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return [...routes.keys()].map(path => ({
    // Next does not escape URLs.
    url: pageUrl(path).replaceAll('&', '&amp;'),
    changeFrequency: 'weekly',
    priority: 0.5,
  }))
}
