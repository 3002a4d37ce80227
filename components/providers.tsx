'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { siteConfig } from '@/lib/site-config'
import { storageKeys } from '@/lib/storage'

/** Keeps the reader's colour mode. `color-scheme` is set in tokens.css, not by an inline style. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      themes={['light', 'dark']}
      defaultTheme={siteConfig.colorMode.defaultMode}
      storageKey={storageKeys.theme}
      enableSystem={false}
      enableColorScheme={false}
    >
      {children}
    </ThemeProvider>
  )
}
