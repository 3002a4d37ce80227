import type { MetadataRoute } from 'next'
import { pageUrl } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'
import { unlistedDocs } from '@/lib/site/sidebars'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  const listed = [...routes.values()].filter(
    route => route.type === 'category' || !unlistedDocs.has(route.id),
  )
  return listed.map(route => ({
    // Next does not escape URLs.
    url: pageUrl(route.path).replaceAll('&', '&amp;'),
    changeFrequency: 'weekly',
    priority: 0.5,
  }))
}
