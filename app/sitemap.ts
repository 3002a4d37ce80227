import type { MetadataRoute } from 'next'
import { unlistedDocs } from '@/lib/hidden-docs'
import { pageAddress } from '@/lib/metadata'
import { routes } from '@/lib/routes'

export const dynamic = 'force-static'

/** Every page's address, for search engines. */
export default function sitemap(): MetadataRoute.Sitemap {
  const listed = [...routes.values()].filter(
    route => route.type === 'category' || !unlistedDocs.has(route.id),
  )
  return listed.map(({ path }) => ({
    // Next writes addresses as they are.
    url: pageAddress(path).replaceAll('&', '&amp;'),
    changeFrequency: 'weekly',
    priority: 0.5,
  }))
}
