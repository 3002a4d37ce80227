import type { MetadataRoute } from 'next'
import { pageAddress } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'
import { unlistedDocs } from '@/lib/site/sidebars'

export const dynamic = 'force-static'

/** Every page's address, for search engines. */
export default function sitemap(): MetadataRoute.Sitemap {
  const listed = [...routes.values()].filter(
    route => route.type === 'category' || !unlistedDocs.has(route.id),
  )
  return listed.map(route => ({
    // Next writes addresses as they are.
    url: pageAddress(route.path).replaceAll('&', '&amp;'),
    changeFrequency: 'weekly',
    priority: 0.5,
  }))
}
