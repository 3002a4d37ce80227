import { breadcrumbList } from '@/lib/site/page-links'
import type { SidebarNode } from '@/lib/site/sidebars'

/** The path from the home page to this page, for search engines. After the text, whose bytes come first. */
export function StructuredData({ trail }: { trail: SidebarNode[] }) {
  const data = JSON.stringify(breadcrumbList(trail)).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which `<` is escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
  )
}
