import { useEffect, useState } from 'react'
import { storageKeys } from '@/lib/client/storage'
import { askedMode, type ColorMode } from '@/lib/site/color-mode'

/** The mode that the address of the visit asked for, until the reader chooses one. It is not stored. */
export function useAskedMode(): ColorMode | undefined {
  const [asked, setAsked] = useState(() =>
    typeof window === 'undefined' ? undefined : askedMode(window.location.search),
  )

  useEffect(() => {
    const release = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys.theme) setAsked(undefined)
    }
    window.addEventListener('storage', release)
    return () => window.removeEventListener('storage', release)
  }, [])

  return asked
}
