'use client'

import { ThemeProvider } from 'next-themes'
import { type ReactNode, useEffect } from 'react'
import { announceChange, readStorage, removeStorage, storageKeys } from '@/lib/client/storage'
import { defaultChoice, toChoice } from '@/lib/site/color-mode'
import { shellConfig } from '@/lib/site/shell-config'
import { useAskedMode } from './use-asked-mode'

const { disableSwitch, respectPrefersColorScheme } = shellConfig.colorMode

/** Keeps next-themes' own script from running: `lib/client/early-script.ts` sets the mode before the first paint. */
const SCRIPT_PROPS = { type: 'application/json' }

/** Keeps the reader's colour mode. `color-scheme` is set in tokens.css, not by an inline style. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(holdStoredMode, [])
  const asked = useAskedMode()
  const fixed = disableSwitch && defaultChoice !== 'system' ? defaultChoice : undefined

  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme={defaultChoice}
      forcedTheme={asked ?? fixed}
      storageKey={storageKeys.theme}
      enableSystem={respectPrefersColorScheme}
      enableColorScheme={false}
      scriptProps={SCRIPT_PROPS}
    >
      {children}
    </ThemeProvider>
  )
}

/**
 * next-themes takes any stored value for a mode, and answers the removal of the key by writing the
 * default. It only reads when an event tells it a value, so this tells it the right one instead.
 * Runs after the effects of next-themes, which listen by then.
 */
function holdStoredMode() {
  const tell = (value: string | null) =>
    announceChange({ key: storageKeys.theme, newValue: toChoice(value) })

  function correct(event: StorageEvent) {
    const cleared = event.key === null
    if (!cleared && event.key !== storageKeys.theme) return
    if (event.newValue === toChoice(event.newValue)) return
    event.stopImmediatePropagation()
    tell(event.newValue)
  }

  window.addEventListener('storage', correct, { capture: true })
  if (disableSwitch) removeStorage(storageKeys.theme)
  // Another tab may have written since next-themes read.
  tell(readStorage(storageKeys.theme))
  return () => window.removeEventListener('storage', correct, { capture: true })
}
