import type { MetadataRoute } from 'next'
import { pageAddress } from '@/lib/metadata'
import { routes } from '@/lib/routes'

export const dynamic = 'force-static'

/** Every page's address, for search engines. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...routes.keys()].map(path => ({
    // Next writes addresses as they are.
    url: pageAddress(path).replaceAll('&', '&amp;'),
    changeFrequency: 'weekly',
    priority: 0.5,
  }))
}
