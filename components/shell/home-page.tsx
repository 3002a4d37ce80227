import type { ReactNode } from 'react'
import { MAIN_ID } from '@/lib/site/main-id'
import { sections } from '@/lib/site/sections'
import { siteConfig } from '@/lib/site/site-config'
import { SwapxAtAGlance } from '../figures/swapx-at-a-glance'
import { Contours } from './contours'
import styles from './home-page.module.css'
import { Link } from './link'
import { PageFoot } from './page-foot'

/** The first page: what SwapX is, and the ways in. `children` is the text of content/index.mdx. */
export function HomePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} className={styles.main}>
      <Contours />
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            {siteConfig.productName} <span className={styles.accent}>{title}</span>
          </h1>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <div className="prose">{children}</div>
        </div>
        <SwapxAtAGlance />
      </div>
      <ul className={styles.ways}>
        {sections.map(({ href, label, description }) => (
          <li key={href}>
            <Link className={styles.way} href={href}>
              <h2>{label}</h2>
              <p>{description}</p>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <PageFoot path="/" />
      </div>
    </main>
  )
}
