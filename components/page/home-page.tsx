import type { ReactNode } from 'react'
import { MAIN_ID } from '@/lib/site/constants'
import { sections } from '@/lib/site/navbar'
import { siteConfig } from '@/lib/site/site-config'
import { SwapxAtAGlance } from '../figures/swapx-at-a-glance'
import { Link } from '../ui/link'
import styles from './home-page.module.css'
import { PageTools } from './page-tools'

type HomePageProps = { title: string; children: ReactNode }

/** The home page: what SwapX is, and the sections. `children` is the text of content/index.mdx. */
export function HomePage({ title, children }: HomePageProps) {
  return (
    <main id={MAIN_ID} className={styles.main}>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            {siteConfig.productName} <span className={styles.accent}>{title}</span>
          </h1>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <p className={styles.actions}>
            <Link href="/sdk/v2/guides/quick-start">Quick start</Link>{' '}
            <Link href="/study">How SwapX works</Link>
          </p>
        </div>
        <div className={`prose ${styles.text}`}>{children}</div>
        <div className={styles.figure}>
          <SwapxAtAGlance />
        </div>
      </div>
      <ul className={styles.sections}>
        {sections.map(({ href, label, description }) => (
          <li key={href} className={styles.card}>
            <h2>
              <Link href={href}>{label}</Link>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <div className={styles.footer}>
        <PageTools path="/" title={title} />
      </div>
    </main>
  )
}
