import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { storageKeys } from '@/lib/client/storage'
import { defaultChoice } from '@/lib/site/color-mode'
import { shellConfig } from '@/lib/site/shell-config'

const { defaultMode, disableSwitch, respectPrefersColorScheme } = shellConfig.colorMode

/** Keeps the reader's colour mode. `color-scheme` is set in tokens.css, not by an inline style. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme={defaultChoice}
      forcedTheme={disableSwitch && !respectPrefersColorScheme ? defaultMode : undefined}
      storageKey={storageKeys.theme}
      enableSystem={respectPrefersColorScheme}
      enableColorScheme={false}
    >
      {children}
    </ThemeProvider>
  )
}
