'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { completeEntries, finishNavigation, whenContentShows } from '@/lib/client/navigation'
import { followedLink, pageLinkAround, routerAddress } from '@/lib/client/page-link'
import { usePath } from './use-path'

/** What a reader does with a link before following it. */
const INTENTS = ['mouseover', 'focusin', 'touchstart']

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the reader's connection is to be spared: data saver on, or 2g. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'))
}

/**
 * Shows the pages that links lead to without loading the document anew, and tells when one shows. One
 * listener for all links, so that they are plain HTML. A page is fetched ahead when the reader shows
 * intent, since fetching all links in view would move megabytes. The page's title is announced by Next.
 */
export function Navigation() {
  const router = useRouter()
  const path = usePath()

  useEffect(() => whenContentShows(() => finishNavigation(path)), [path])
  useEffect(completeEntries, [])

  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      if (isSlowConnection()) return
      const link = pageLinkAround(target as Element)
      if (link) router.prefetch(routerAddress(link))
    }
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      // A script that could not be fetched stays failed until a page is loaded anew.
      if (!link || document.querySelector('[data-not-loaded]')) return
      event.preventDefault()
      router[link.closest('[data-replaces-entry]') ? 'replace' : 'push'](routerAddress(link))
    }

    document.addEventListener('click', follow)
    for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true })
    return () => {
      document.removeEventListener('click', follow)
      for (const intent of INTENTS) document.removeEventListener(intent, prefetch)
    }
  }, [router])

  return null
}
