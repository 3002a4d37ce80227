'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { siteConfig } from '@/lib/site-config'
import { storageKeys } from '@/lib/storage'

/**
 * The script that sets the mode before the first paint is in the exported HTML. Where React draws
 * it anew in the browser (the development server's not-found page) it would warn that it cannot run.
 */
const SCRIPT_PROPS = typeof window === 'undefined' ? undefined : { type: 'application/json' }

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
      scriptProps={SCRIPT_PROPS}
    >
      {children}
    </ThemeProvider>
  )
}
