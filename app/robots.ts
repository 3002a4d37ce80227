import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/site/site-url.mjs'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: new URL(`${siteUrl}/sitemap.xml`).href }
}
