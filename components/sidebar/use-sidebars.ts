import { use, useSyncExternalStore } from 'react'
import { knownSidebars, onSidebars } from '@/lib/client/known-sidebars'

/** While pages are exported. In browsers this is no part of any file that is fetched. */
const exported = typeof window === 'undefined' ? import('@/lib/site/routes') : undefined

/** The sidebars, as far as they are known; see `lib/client/known-sidebars.ts`. */
export function useSidebars() {
  const all = exported && use(exported).sidebarTrees
  const known = () => all ?? knownSidebars()
  return useSyncExternalStore(onSidebars, known, known)
}
