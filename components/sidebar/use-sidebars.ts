import { useMemo } from 'react'
import { resolveSidebars } from '@/lib/sidebars'
import { sidebars } from '@/sidebars.config'

/** The sidebars with addresses, put together in the browser so that no page's payload holds them. */
export function useSidebars(generatedPaths: string[]) {
  return useMemo(() => resolveSidebars(sidebars, generatedPaths), [generatedPaths])
}
