import './globals.css'
// Both error pages show it. Here it is in a file that is loaded anyway, and not in one for each.
import '@/components/shell/page-error'
import type { Metadata } from 'next'
import { type ReactNode, Suspense } from 'react'
import { Navbar } from '@/components/navbar/navbar'
import { AnnouncementBar } from '@/components/shell/announcement-bar'
import { Brand } from '@/components/shell/brand'
import { DocumentAttributes } from '@/components/shell/document-attributes'
import { InlineScript } from '@/components/shell/inline-script'
import { Navigation } from '@/components/shell/navigation'
import { OnDemand } from '@/components/shell/on-demand'
import { Providers } from '@/components/shell/providers'
import { ScrollableRegions } from '@/components/shell/scrollable-regions'
import { Sidebar } from '@/components/sidebar/sidebar'
import sidebarStyles from '@/components/sidebar/sidebar.module.css'
import { headScript, prepaint } from '@/lib/client/head-script'
import { siteAnnouncementColors } from '@/lib/site/announcement'
import { MAIN_ID } from '@/lib/site/constants'
import { withBasePath } from '@/lib/site/hrefs'
import { navbarItems } from '@/lib/site/navbar'
import { siteConfig } from '@/lib/site/site-config'
import styles from './layout.module.css'

export const metadata: Metadata = { metadataBase: new URL(siteConfig.url) }

/** Above the sidebar, where the navbar leaves; the keyboard has met it there. */
const brand = <Brand className={sidebarStyles.brand} tabIndex={-1} />

export default function RootLayout({ children }: { children: ReactNode }) {
  const { htmlLang, direction } = siteConfig.locale
  return (
    // The head's scripts write to this element before React hydrates it.
    <html lang={htmlLang} dir={direction} suppressHydrationWarning>
      <head>
        {/* Metadata is taken out for a moment on the way to a page; browsers then ask for /favicon.ico. */}
        <link rel="icon" href={withBasePath('/favicon.svg')} />
        <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
        {/* Until the text is whole: a line of which a half is there would move when the other half comes. */}
        <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
        <InlineScript code={headScript} />
        {siteAnnouncementColors && <style>{siteAnnouncementColors}</style>}
      </head>
      <body>
        <Providers>
          <a className={styles.skip} href={`#${MAIN_ID}`}>
            Skip to main content
          </a>
          <p hidden>
            {`Each page is also Markdown, at its address with .md. ${withBasePath('/llms.txt')} lists all.`}
          </p>
          {siteConfig.announcementBar && <AnnouncementBar {...siteConfig.announcementBar} />}
          <Navbar />
          <div className={styles.frame}>
            <Sidebar brand={siteConfig.navbar.hideOnScroll && brand} />
            {children}
          </div>
          <OnDemand menu={navbarItems} search={Boolean(siteConfig.search)} />
          <footer className={styles.footer}>{siteConfig.footer.copyright}</footer>
          <DocumentAttributes prepaint={prepaint} />
          <ScrollableRegions />
          {/* In a boundary, as the metadata is: React takes them over after all else. A page that is
              left earlier would stay in part. */}
          <Suspense>
            <Navigation />
          </Suspense>
        </Providers>
      </body>
    </html>
  )
}
