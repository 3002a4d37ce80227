import type { MetadataRoute } from 'next'
import { listEditions } from '@/lib/mdx/editions'
import { editionUrl } from '@/lib/site/site-url.mjs'

export const dynamic = 'force-static'

/** Search engines may read everything, of all editions: they ask for this file at the root alone. */
export default function robots(): MetadataRoute.Robots {
  const sitemap = ['', ...listEditions()].map(name => `${editionUrl(name)}/sitemap.xml`)
  return { rules: { userAgent: '*', allow: '/' }, sitemap }
}
