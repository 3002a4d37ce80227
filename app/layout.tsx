import './globals.css'
// Both error pages render it. Imported here, it is in a chunk that every page loads, not in two more.
import '@/components/page/page-error'
import type { Metadata } from 'next'
import { type ReactNode, Suspense } from 'react'
import { AnnouncementBar } from '@/components/frame/announcement-bar'
import { Brand } from '@/components/frame/brand'
import { DocumentAttributes } from '@/components/frame/document-attributes'
import { Drawer } from '@/components/frame/drawer'
import { Navbar } from '@/components/frame/navbar'
import { Navigation } from '@/components/frame/navigation'
import { OverlayHost } from '@/components/frame/overlay-host'
import { Providers } from '@/components/frame/providers'
import { ScrollableRegions } from '@/components/frame/scrollable-regions'
import { Sidebar } from '@/components/frame/sidebar'
import sidebarStyles from '@/components/frame/sidebar.module.css'
import { InlineScript } from '@/components/ui/inline-script'
import { headScript, keepTextScript } from '@/lib/client/inline-scripts'
import { MAIN_ID } from '@/lib/site/constants'
import { withBasePath } from '@/lib/site/hrefs'
import { navbarItems } from '@/lib/site/navbar'
import { announcementColors, siteConfig } from '@/lib/site/site-config'
import styles from './layout.module.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteConfig.url),
  // Reader modes look for an author, and would take the error 'Unauthorized' for one.
  authors: [{ name: siteConfig.productName }],
}

/** Replaces the navbar's brand above the sidebar; out of the tab order, since that one comes first. */
const sidebarBrand = <Brand className={sidebarStyles.brand} tabIndex={-1} />

export default function RootLayout({ children }: { children: ReactNode }) {
  const { htmlLang, direction } = siteConfig.locale
  const colors = announcementColors(siteConfig.announcementBar)
  return (
    // Scripts in the head set attributes of this element before hydration.
    <html lang={htmlLang} dir={direction} suppressHydrationWarning>
      <head>
        {/* Not in `metadata`, which a navigation removes for a moment: browsers then request /favicon.ico. */}
        <link rel="icon" href={withBasePath('/favicon.svg')} />
        <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
        {/* Blocks rendering until the text has arrived: lines that arrive in parts would shift. */}
        <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
        <InlineScript code={headScript} />
        {colors && <style>{colors}</style>}
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
            <Drawer items={navbarItems} brand={<Brand />}>
              <Sidebar brand={siteConfig.navbar.hideOnScroll && sidebarBrand} />
            </Drawer>
            {children}
          </div>
          <OverlayHost search={Boolean(siteConfig.search)} />
          <footer className={styles.footer}>{siteConfig.footer.copyright}</footer>
          {keepTextScript && <InlineScript code={keepTextScript} />}
          <DocumentAttributes />
          <ScrollableRegions />
          {/* In a boundary, like the metadata, so that React hydrates it last: a navigation during
              hydration would leave parts of the old page. */}
          <Suspense>
            <Navigation />
          </Suspense>
        </Providers>
      </body>
    </html>
  )
}
