import type { ReactNode } from 'react'
import { siteConfig } from '@/lib/site-config'
import { Contours } from './contours'
import { SwapxAtAGlance } from './figures/swapx-at-a-glance'
import styles from './home-page.module.css'
import { Link } from './link'
import { MAIN_ID } from './skip-link'

const WAYS_IN = [
  {
    href: '/study',
    title: 'Study',
    text: 'Learn how the protocol works, in the order that suits what you want to build.',
  },
  {
    href: '/contract',
    title: 'Contract',
    text: 'Integrate the contracts: what each function does, who may call it, and what can go wrong.',
  },
  {
    href: '/sdk',
    title: 'SDK',
    text: 'Choose the TypeScript packages for your task, and give them the settings that SwapX needs.',
  },
]

/** The first page: what SwapX is, and three ways in. `children` is the text of content/index.mdx. */
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
        {WAYS_IN.map(way => (
          <li key={way.href}>
            <Link className={styles.way} href={way.href}>
              <h2>{way.title}</h2>
              <p>{way.text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
