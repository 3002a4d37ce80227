import './globals.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AnnouncementBar } from '@/components/announcement-bar'
import { Footer } from '@/components/footer'
import { Navbar } from '@/components/navbar/navbar'
import { Providers } from '@/components/providers'
import { ScrollableRegions } from '@/components/scrollable-regions'
import { Sidebar } from '@/components/sidebar/sidebar'
import { SkipLink } from '@/components/skip-link'
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
      <body>
        <Providers>
          {sitePrePaintScript && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the site's own configuration
            <script dangerouslySetInnerHTML={{ __html: sitePrePaintScript }} />
          )}
          <SkipLink />
          {siteConfig.announcementBar && <AnnouncementBar {...siteConfig.announcementBar} />}
          <Navbar generatedPaths={generatedPaths} />
          <div className={styles.frame}>
            <Sidebar generatedPaths={generatedPaths} />
            {children}
          </div>
          <Footer />
          <ScrollableRegions />
        </Providers>
      </body>
    </html>
  )
}
