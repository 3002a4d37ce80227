import type { MetadataRoute } from 'next'
import { lastModified, latest } from '@/lib/mdx/last-modified'
import { pageAddress } from '@/lib/site/metadata'
import { type Route, routes } from '@/lib/site/routes'
import { flatten, unlistedDocs } from '@/lib/site/sidebars'

export const dynamic = 'force-static'

/** Every page's address and last change, for search engines. */
export default function sitemap(): MetadataRoute.Sitemap {
  const listed = [...routes.values()].filter(
    route => route.type === 'category' || !unlistedDocs.has(route.id),
  )
  return listed.map(route => ({
    // Next writes addresses as they are.
    url: pageAddress(route.path).replaceAll('&', '&amp;'),
    lastModified: modified(route),
    changeFrequency: 'weekly',
    priority: 0.5,
  }))
}

/** When a document last changed; for a category, when one of its documents did. */
function modified(route: Route): Date | undefined {
  if (route.type === 'doc') return lastModified(route.id)
  const below = flatten(route.category.items).flatMap(({ path }) => routes.get(path ?? '') ?? [])
  return latest(below.map(item => (item.type === 'doc' ? lastModified(item.id) : undefined)))
}
