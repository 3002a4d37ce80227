import { pagePath } from './page-link'

/** Longest wait for a page that is being fetched, in milliseconds. */
const PATIENCE = 1000

/** What follows the address of a page in that of one of its parts. */
const PART = /\/__next\.[^/]*\.txt(\?.*)?$/

/** The parts that no two pages share: title and text. */
const OWN_PARTS = ['_head', '__PAGE__']

/** Pages that have been asked for ahead, by path: what is to come, and who waits for it. */
const asked = new Map<string, { left: Set<string>; end: PromiseWithResolvers<void> }>()

/** Notes that the page behind a link is being fetched. */
export function noteFetch(link: HTMLAnchorElement): void {
  if (asked.size === 0) new PerformanceObserver(noteEnds).observe({ type: 'resource' })
  const path = pagePath(link)
  if (asked.has(path)) return
  asked.set(path, { left: new Set(OWN_PARTS), end: Promise.withResolvers() })
}

/**
 * Waits for the page behind a link while it is being fetched. Next would fetch all of it a second
 * time, as it does where the wait takes too long.
 */
export function untilFetched(link: HTMLAnchorElement): Promise<void> {
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
  return Promise.race([asked.get(pagePath(link))?.end.promise, patience])
}

function noteEnds(list: PerformanceObserverEntryList): void {
  for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
    const page = PART.test(name) && asked.get(pagePath(new URL(name.replace(PART, '/'))))
    if (!page) continue
    for (const part of OWN_PARTS) if (name.includes(`.${part}.`)) page.left.delete(part)
    // After a failure the others may never be asked for.
    if (page.left.size === 0 || responseStatus !== 200) page.end.resolve()
  }
}
