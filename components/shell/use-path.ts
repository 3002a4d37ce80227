import { useSelectedLayoutSegments } from 'next/navigation'
import { normalizePath } from '@/lib/site/paths'

/**
 * Canonical address of the page on screen, for parts of the layout. It is that of the page's own route,
 * on whatever address a host or an archive answers with the page.
 */
export function usePath(): string {
  return normalizePath(`/${useSelectedLayoutSegments().join('/')}`)
}
