import type { MetadataRoute } from 'next'
import { siteConfig } from '@/lib/site/site-config'

export const dynamic = 'force-static'

/** Search engines may read everything. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteConfig.url}/sitemap.xml` }
}
