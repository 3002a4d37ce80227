import './globals.css'
// Both error pages show it. Here it is in a file that is loaded anyway, and not in one for each.
import '@/components/page-error'
import type { Metadata } from 'next'
import { type ReactNode, Suspense } from 'react'
import { AnnouncementBar } from '@/components/announcement-bar'
import { Footer } from '@/components/footer'
import { HeadingLinks } from '@/components/heading-links'
import { InlineScript } from '@/components/inline-script'
import { Navbar } from '@/components/navbar/navbar'
import { NavigationWatcher } from '@/components/navigation-watcher'
import { OnDemand } from '@/components/on-demand/on-demand'
import { Providers } from '@/components/providers'
import { Ready } from '@/components/ready'
import { ScrollableRegions } from '@/components/scrollable-regions'
import { CurrentSidebar } from '@/components/sidebar/current-sidebar'
import { Sidebar } from '@/components/sidebar/sidebar'
import { SidebarBrand } from '@/components/sidebar/sidebar-brand'
import { SkipLink } from '@/components/skip-link'
import { SoftNavigation } from '@/components/soft-navigation'
import { siteAnnouncementColors } from '@/lib/announcement'
import { earlyScript } from '@/lib/early-script'
import { withBasePath } from '@/lib/hrefs.mjs'
import { MAIN_ID } from '@/lib/main-id.mjs'
import { navbarItems } from '@/lib/navbar'
import { shortcuts } from '@/lib/shortcuts'
import { siteConfig } from '@/lib/site-config'
import styles from './layout.module.css'

export const metadata: Metadata = { metadataBase: new URL(siteConfig.url) }

export default function RootLayout({ children }: { children: ReactNode }) {
  const { htmlLang, direction } = siteConfig.locale
  return (
    // The colour mode is written to this element before React takes over.
    <html lang={htmlLang} dir={direction} suppressHydrationWarning>
      <head>
        {/* Metadata is taken out for a moment on the way to a page; browsers then ask for /favicon.ico. */}
        <link rel="icon" href={withBasePath('/favicon.svg')} />
        <link rel="apple-touch-icon" href={withBasePath('/apple-touch-icon.png')} />
        {/* Until the navbar is whole: a half of it would move when the other half comes. */}
        <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
        <InlineScript code={earlyScript} />
        {siteAnnouncementColors && <style>{siteAnnouncementColors}</style>}
      </head>
      <body>
        <Providers>
          <SkipLink />
          {siteConfig.announcementBar && <AnnouncementBar {...siteConfig.announcementBar} />}
          <CurrentSidebar>
            <Navbar />
            <div className={styles.frame}>
              <Sidebar brand={siteConfig.navbar.hideOnScroll ? <SidebarBrand /> : undefined} />
              {children}
            </div>
            <OnDemand keys={Object.keys(shortcuts)} menu={navbarItems} />
          </CurrentSidebar>
          <Footer />
          <ScrollableRegions />
          <HeadingLinks />
          <NavigationWatcher />
          {/* In a boundary, as the metadata is: React takes them over after all else. A page that is
              left earlier would stay in part. */}
          <Suspense>
            <SoftNavigation />
            <Ready />
          </Suspense>
        </Providers>
      </body>
    </html>
  )
}
