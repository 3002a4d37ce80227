'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { storageKeys } from '@/lib/client/storage'
import { defaultChoice } from '@/lib/site/color-mode'
import { shellConfig } from '@/lib/site/shell-config'

const { defaultMode, disableSwitch, respectPrefersColorScheme } = shellConfig.colorMode

/** React warns about scripts rendered on the client, which browsers do not run. */
const SCRIPT_PROPS = typeof window === 'undefined' ? undefined : { type: 'application/json' }

/** Stores the reader's colour mode. tokens.css sets `color-scheme`, since the policy forbids inline styles. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme={defaultChoice}
      forcedTheme={disableSwitch && !respectPrefersColorScheme ? defaultMode : undefined}
      storageKey={storageKeys.theme}
      enableSystem={respectPrefersColorScheme}
      enableColorScheme={false}
      scriptProps={SCRIPT_PROPS}
    >
      {children}
    </ThemeProvider>
  )
}
