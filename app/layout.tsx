import './globals.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AnnouncementBar } from '@/components/announcement-bar'
import { Footer } from '@/components/footer'
import { InlineScript } from '@/components/inline-script'
import { Navbar } from '@/components/navbar/navbar'
import { NavigationWatcher } from '@/components/navigation-watcher'
import { Providers } from '@/components/providers'
import { ScrollableRegions } from '@/components/scrollable-regions'
import { Sidebar } from '@/components/sidebar/sidebar'
import { SkipLink } from '@/components/skip-link'
import { addressScript } from '@/lib/address-script'
import { sitePrePaintScript } from '@/lib/pre-paint'
import { generatedPaths } from '@/lib/routes'
import { siteConfig } from '@/lib/site-config'
import styles from './layout.module.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteConfig.url),
  icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const { htmlLang, direction } = siteConfig.locale
  return (
    // The colour mode is written to this element before React takes over.
    <html lang={htmlLang} dir={direction} suppressHydrationWarning>
      <head>
        <InlineScript code={addressScript} />
      </head>
      <body>
        <Providers>
          {sitePrePaintScript && <InlineScript code={sitePrePaintScript} />}
          <SkipLink />
          {siteConfig.announcementBar && <AnnouncementBar {...siteConfig.announcementBar} />}
          <Navbar generatedPaths={generatedPaths} />
          <div className={styles.frame}>
            <Sidebar generatedPaths={generatedPaths} />
            {children}
          </div>
          <Footer />
          <ScrollableRegions />
          <NavigationWatcher />
        </Providers>
      </body>
    </html>
  )
}
