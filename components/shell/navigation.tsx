'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { completeEntries, finishNavigation, whenContentShows } from '@/lib/client/navigation'
import { followedLink, pageLinkAround, pagePath, routerAddress } from '@/lib/client/page-link'
import { HYDRATED_MARK } from '@/lib/site/constants'
import { usePath } from './use-path'

/** What a reader does with a link before following it; one that takes the focus comes into view. */
const INTENTS = ['mouseover', 'touchstart']

/** After which the browser counts as idle, however busy it is. */
const PATIENCE_MS = 2000

/** Links that are fetched ahead when they come into view: not the navbar's, which lead to the longest pages. */
const NEARBY = 'aside a, main a'

/** How many pages are fetched ahead of any intent, the next one included: some 60 kB. */
const MOST_AHEAD = 5

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the reader's connection is to be spared: data saver on, or 2g. */
function isSlowConnection(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData || connection?.effectiveType?.includes('2g')
}

/**
 * Calls back when the browser has nothing else to do. Safari does not tell; Chromium may never, while
 * the machine is busy.
 */
function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: PATIENCE_MS })
  else setTimeout(callback)
}

type Router = ReturnType<typeof useRouter>

/** Fetches ahead what a link around the element leads to. */
function prefetch(router: Router, element: Element): void {
  const link = !isSlowConnection() && pageLinkAround(element)
  if (link) router.prefetch(routerAddress(link))
}

/**
 * Fetches ahead the next page, and what the links that come into view lead to.
 * @param path the page on screen
 */
function prefetchNearby(router: Router, path: string): IntersectionObserver {
  const pages = new Set([path])
  const take = (link: HTMLAnchorElement) => {
    if (pages.size > MOST_AHEAD || pages.has(pagePath(link))) return
    pages.add(pagePath(link))
    prefetch(router, link)
  }
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) take(target as HTMLAnchorElement)
    }
  })
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]')
  if (next) take(next)
  for (const link of document.querySelectorAll(NEARBY)) observer.observe(link)
  return observer
}

/**
 * Shows the pages that links lead to without loading the document anew, and tells when one shows. One
 * listener for all links, so that they are plain HTML. Others than those nearby
 * are fetched ahead when the reader shows intent. The page's title is announced by Next.
 */
export function Navigation() {
  const router = useRouter()
  const path = usePath()

  useEffect(completeEntries, [])

  useEffect(() => {
    performance.mark(HYDRATED_MARK)
  }, [])

  useEffect(() => {
    let observer: IntersectionObserver | undefined
    let isLeft = false
    const giveUp = whenContentShows(() => {
      finishNavigation(path)
      whenIdle(() => {
        if (!isLeft) observer = prefetchNearby(router, path)
      })
    })
    return () => {
      isLeft = true
      giveUp()
      observer?.disconnect()
    }
  }, [router, path])

  useEffect(() => {
    const notice = ({ target }: Event) => prefetch(router, target as Element)
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      // A script that could not be fetched stays failed until a page is loaded anew.
      if (!link || document.querySelector('[data-not-loaded]')) return
      event.preventDefault()
      router[link.closest('[data-replaces-entry]') ? 'replace' : 'push'](routerAddress(link))
    }

    document.addEventListener('click', follow)
    for (const intent of INTENTS) document.addEventListener(intent, notice)
    return () => {
      document.removeEventListener('click', follow)
      for (const intent of INTENTS) document.removeEventListener(intent, notice)
    }
  }, [router])

  return null
}
