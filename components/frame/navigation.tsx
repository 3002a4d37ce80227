'use client'

import { useRouter } from 'next/navigation'
import { listen } from '@/lib/client/listen'
import { finishNavigation, goToTop, mendJumps, onContentRendered } from '@/lib/client/navigation'
import { followedLink, pageLinkAround, pagePath, routerHref } from '@/lib/client/page-link'
import { notifyOfStored } from '@/lib/client/storage'
import { revealTargets } from '@/lib/client/targets'
import { HYDRATED_MARK } from '@/lib/site/constants'
import { useGuardedEffect } from '../ui/effects'
import { usePath } from '../ui/hooks'

/** Events that precede a click. */
const INTENT_EVENTS = ['mouseover', 'touchstart']

/** Timeout of `requestIdleCallback`, which a busy machine may otherwise never call. */
const IDLE_TIMEOUT_MS = 2000

/** Links prefetched when they come into view: not names, and not navbar links, which lead to the longest pages. */
const PREFETCHED_LINKS = 'aside nav a, main a:not(code a)'

/** Maximum number of pages prefetched without intent, including the next page: about 60 kB. */
const MAX_PREFETCHES = 5

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the reader saves data or is on 2g. */
function isSlowConnection(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData || connection?.effectiveType?.includes('2g')
}

function onIdle(callback: () => void) {
  // Safari has no requestIdleCallback.
  window.requestIdleCallback?.(callback, { timeout: IDLE_TIMEOUT_MS }) ?? setTimeout(callback)
}

type Router = ReturnType<typeof useRouter>

/** Prefetches the page that the link around `element` leads to. */
function prefetch(router: Router, element: Element): void {
  const link = !isSlowConnection() && pageLinkAround(element)
  if (link) router.prefetch(routerHref(link))
}

/**
 * Prefetches the next page, and the pages whose links come into view.
 * @param path the rendered page
 */
function prefetchVisible(router: Router, path: string): IntersectionObserver {
  const seen = new Set([path])
  const prefetchOnce = (link: HTMLAnchorElement) => {
    if (seen.size > MAX_PREFETCHES || seen.has(pagePath(link))) return
    seen.add(pagePath(link))
    prefetch(router, link)
  }
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) prefetchOnce(target as HTMLAnchorElement)
    }
  })
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]')
  if (next) prefetchOnce(next)
  const links = [...document.querySelectorAll<HTMLAnchorElement>(PREFETCHED_LINKS)]
  // The neighbours of the page in the sidebar first: readers follow them more often than what is far away.
  const current = links.findIndex(link => link.ariaCurrent)
  const distance = (link: HTMLAnchorElement) => Math.abs(links.indexOf(link) - current)
  const nearest = [...links].sort((a, b) => distance(a) - distance(b))
  for (const link of nearest) observer.observe(link)
  return observer
}

/**
 * Client-side navigation with one delegated listener, so that links are plain HTML and need no
 * hydration. Links out of view are prefetched on intent. Next announces the title of the new page.
 */
export function Navigation() {
  const router = useRouter()
  const path = usePath()

  useGuardedEffect(mendJumps, [])
  useGuardedEffect(revealTargets, [])
  useGuardedEffect(() => listen(window, ['pageshow'], notifyOfStored), [])

  useGuardedEffect(() => {
    // First, whatever the browser lacks: it gives the presses that inline-scripts.ts has kept.
    dispatchEvent(new Event(HYDRATED_MARK))
    performance.mark(HYDRATED_MARK)
  }, [])

  useGuardedEffect(() => {
    let observer: IntersectionObserver | undefined
    let isDisposed = false
    const dispose = onContentRendered(() => {
      finishNavigation(path)
      onIdle(() => {
        if (!isDisposed) observer = prefetchVisible(router, path)
      })
    })
    return () => {
      isDisposed = true
      dispose()
      observer?.disconnect()
    }
  }, [router, path])

  useGuardedEffect(
    () => listen(document, INTENT_EVENTS, ({ target }) => prefetch(router, target as Element)),
    [router],
  )

  useGuardedEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      // A failed chunk stays failed until the document is reloaded, so the browser navigates.
      if (!link || document.querySelector('[data-failed=true]')) return
      event.preventDefault()
      if (pagePath(link) === path && !link.hash) goToTop(link)
      else router[link.closest('[data-replaces-entry]') ? 'replace' : 'push'](routerHref(link))
    }
    return listen(document, ['click'], onClick)
  }, [router, path])

  return null
}
