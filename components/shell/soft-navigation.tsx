'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { noteFetch, untilFetched } from '@/lib/client/fetch-ahead'
import { fetchSidebars, requireSidebar } from '@/lib/client/known-sidebars'
import { startNavigation } from '@/lib/client/navigation'
import { followedLink, pageLinkAround, pagePath, routerAddress } from '@/lib/client/page-link'

/** What a reader does with a link before following it. */
const INTENTS = ['mouseover', 'focusin', 'touchstart']

/** What opens a category of the sidebar. */
const CATEGORY = '[data-sidebar] :is(button, [data-button])'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the reader's connection is to be spared: data saver on, or 2g. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'))
}

/**
 * Shows the pages that links lead to without loading the document anew. One listener for all links,
 * so that they are plain HTML. A page is fetched ahead when the reader shows intent, since fetching
 * all links in view would move megabytes.
 */
export function SoftNavigation() {
  const router = useRouter()

  useEffect(() => {
    let latest: MouseEvent | undefined
    const forget = () => {
      latest = undefined
    }
    const prefetch = ({ target }: Event) => {
      if (isSlowConnection()) return
      const element = target as Element
      if (element.closest(CATEGORY)) fetchSidebars()
      const link = pageLinkAround(element)
      if (!link) return
      requireSidebar(pagePath(link))
      // Next fetches nothing ahead then, and there would be nothing to wait for.
      if (process.env.NODE_ENV === 'development') return
      noteFetch(link)
      router.prefetch(routerAddress(link))
    }
    const follow = async (event: MouseEvent) => {
      const link = followedLink(event)
      // A script that could not be fetched stays failed until a page is loaded anew.
      if (!link || document.querySelector('[data-not-loaded]')) return
      event.preventDefault()
      latest = event
      const type = link.closest('[data-replaces-entry]') ? 'replace' : 'push'
      const address = routerAddress(link)
      startNavigation(address, type)
      await untilFetched(link)
      if (latest === event) router[type](address)
    }

    window.addEventListener('popstate', forget)
    document.addEventListener('click', follow)
    for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true })
    return () => {
      window.removeEventListener('popstate', forget)
      document.removeEventListener('click', follow)
      for (const intent of INTENTS) document.removeEventListener(intent, prefetch)
    }
  }, [router])

  return null
}
