'use client'

import { ThemeProvider } from 'next-themes'
import { type ReactNode, useEffect, useState } from 'react'
import { listen } from '@/lib/client/listen'
import { announceChange, readStorage, removeStorage, storageKeys } from '@/lib/client/storage'
import { askedMode, type ColorMode, defaultChoice, toChoice } from '@/lib/site/color-mode'
import { shellConfig } from '@/lib/site/shell-config'

const { disableSwitch, respectPrefersColorScheme } = shellConfig.colorMode

/** Keeps next-themes' own script from running: `lib/client/head-script.ts` sets the mode before the first paint. */
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

  const end = listen(window, ['storage'], correct, { capture: true })
  if (disableSwitch) removeStorage(storageKeys.theme)
  // Another tab may have written since next-themes read.
  tell(readStorage(storageKeys.theme))
  return end
}

/** The mode that the address of the visit asked for, until the reader chooses one. It is not stored. */
function useAskedMode(): ColorMode | undefined {
  const [asked, setAsked] = useState(() =>
    typeof window === 'undefined' ? undefined : askedMode(window.location.search),
  )

  useEffect(() => {
    const release = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys.theme) setAsked(undefined)
    }
    return listen(window, ['storage'], release)
  }, [])

  return asked
}
