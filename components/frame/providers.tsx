'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { storageKeys } from '@/lib/client/storage'
import { defaultChoice } from '@/lib/site/color-mode'
import { shellConfig } from '@/lib/site/shell-config'
import { SCRIPT_TYPE } from '../ui/inline-script'

const { defaultMode, disableSwitch, respectPrefersColorScheme } = shellConfig.colorMode

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
      scriptProps={{ type: SCRIPT_TYPE }}
    >
      {children}
    </ThemeProvider>
  )
}
