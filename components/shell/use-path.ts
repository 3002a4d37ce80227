import { usePathname } from 'next/navigation'
import { normalizePath } from '@/lib/site/paths'

/** Canonical address of the page on screen. */
export function usePath(): string {
  return normalizePath(usePathname())
}
