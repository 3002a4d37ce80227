import { pagePath } from './page-link'

/** Longest wait for a page that is being fetched, in milliseconds. */
const PATIENCE = 1000

/** What follows the address of a page in that of one of its parts. */
const PART = /\/__next\.[^/]*\.txt(\?.*)?$/

/** Tells of pages that have been asked for ahead, by path, that their text has come or will not. */
const asked = new Map<string, PromiseWithResolvers<void>>()
let observer: PerformanceObserver | undefined

/** Notes that the page behind a link is being fetched. */
export function noteFetch(link: HTMLAnchorElement): void {
  observer ??= observe()
  const path = pagePath(link)
  if (!asked.has(path)) asked.set(path, Promise.withResolvers())
}

/**
 * Waits for the page behind a link while it is being fetched. Next would fetch all of it a second
 * time, as it does where the wait takes too long.
 */
export function untilFetched(link: HTMLAnchorElement): Promise<void> {
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
  return Promise.race([asked.get(pagePath(link))?.promise, patience])
}

function observe(): PerformanceObserver {
  const result = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { name, responseStatus } = entry
      if (!PART.test(name)) continue
      // The text is the largest part, and comes last. After a failure it may never be asked for.
      const isLast = name.includes('.__PAGE__.') || responseStatus !== 200
      if (isLast) asked.get(pagePath(new URL(name.replace(PART, '/'))))?.resolve()
    }
  })
  result.observe({ type: 'resource' })
  return result
}
