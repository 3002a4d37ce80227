import { breadcrumbList, breadcrumbs } from '@/lib/site/page-links'
import type { SidebarNode } from '@/lib/site/sidebars'
import { Icon } from '../ui/icon'
import { Label } from '../ui/label'
import { Link } from '../ui/link'
import styles from './breadcrumbs.module.css'

/** The path from the home page to this page. */
export function Breadcrumbs({ trail }: { trail: SidebarNode[] }) {
  return (
    <nav className={`${styles.breadcrumbs} faded-row`} aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link href="/" aria-label="Home page">
            <Icon name="house" size={16} />
          </Link>
        </li>
        {breadcrumbs(trail).map(({ label, labelEn, path, current }) => (
          <li key={`${path}${label}`} aria-current={current ? 'page' : undefined}>
            {path && !current ? (
              <Link href={path}>
                <Label text={label} english={labelEn} />
              </Link>
            ) : (
              <Label text={label} english={labelEn} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The path from the home page to this page, for search engines. After the text, whose bytes come first. */
export function StructuredData({ trail }: { trail: SidebarNode[] }) {
  const data = JSON.stringify(breadcrumbList(trail)).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which `<` is escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
  )
}
