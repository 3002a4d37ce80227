import nprogress from 'nprogress'
import { LOADING_DELAY_MS, MAIN_ID } from '../site/constants'
import { cleanPathname } from '../site/paths'
import { basePath } from '../site/site-url.mjs'
import { listen } from './listen'
import { pagePath } from './page-link'
import { showTarget, targetOf } from './targets'

nprogress.configure({
  trickle: false,
  barSelector: 'div',
  template: '<div class="progress-bar" aria-hidden="true"></div>',
})

/** Path of the rendered page, once it is hydrated. */
let renderedPath: string | undefined
/** Path and hash of the navigation in progress, from the click until its page is rendered. */
let pending: string | undefined
let timer: ReturnType<typeof setInterval> | undefined
/** Whether the last navigation, once started, adds an entry to the history. */
let isPush = false
/** History state from which Next restores the rendered page. */
let routerState: unknown

/**
 * Called when a navigation starts. The progress bar appears if the page takes longer than
 * `LOADING_DELAY_MS`.
 */
export function startNavigation(url: string, type: 'push' | 'replace' | 'traverse'): void {
  // Next includes the base path in a traversal, but not in the href of a link.
  const to = new URL(type === 'traverse' ? url : basePath + url, location.href)
  const target = pathAndHash(to)
  if (target === pending) return
  clearPending()
  // Another anchor of the rendered page: nothing will be rendered.
  if (pagePath(to) === renderedPath) return
  pending = target
  isPush = type === 'push'
  addEventListener('beforeunload', warnOfFullLoad)
  timer = setInterval(watchPending, LOADING_DELAY_MS)
}

/** Called when a page is rendered, on load and after a navigation. */
export function finishNavigation(path: string): void {
  if (renderedPath === undefined) restoreHash()
  renderedPath = path
  clearPending()
  replaceWithCleanUrl()
  if (isPush && !targetOf(location.hash)) startAtTop()
  // React may not select a tab while it runs the effect that calls this.
  queueMicrotask(showTarget)
  routerState = history.state
}

/** Scrolls to the top of the rendered page and removes the hash, as following a link to the page does. */
export function goToTop({ href }: HTMLAnchorElement): void {
  if (href !== location.href) history.pushState(null, '', href)
  scrollTo(0, 0)
}

/**
 * Calls back once the page has its content. If a prefetch fails just after the click, Next renders a
 * page without it until a second request or a load of the document.
 * @returns dispose
 */
export function onContentRendered(callback: () => void): () => void {
  const observer = new MutationObserver(check)
  function check() {
    if (!document.getElementById(MAIN_ID)) return
    observer.disconnect()
    callback()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  check()
  return () => observer.disconnect()
}

/**
 * Mends history entries that a jump to an anchor has created or replaced, without the router's state.
 * Going back to such an entry from another page would otherwise keep that page.
 * @returns dispose
 */
export function mendJumps(): () => void {
  return listen<PopStateEvent>(window, ['popstate'], ({ state }) => {
    if (!state && !loadPending()) history.replaceState(routerState, '')
  })
}

/**
 * Loads the document of the pending navigation, after Next has tried to with its URL in the address bar:
 * with a hash, the browser has only jumped. A `?`, which Next removes, makes another URL; a reload would
 * restore the place where the page had no content.
 * @returns whether its URL is in the address bar
 */
function loadPending(): boolean {
  const isThere = pathAndHash(location) === pending
  if (isThere) location.replace(`?${location.hash}`)
  return isThere
}

const pathAndHash = (url: Location | URL) => pagePath(url) + url.hash

/** Shows progress, and looks for a jump: Firefox has no event for one to the same hash. */
function watchPending(): void {
  nprogress.trickle()
  if (!history.state) loadPending()
}

function clearPending(): void {
  pending = undefined
  removeEventListener('beforeunload', warnOfFullLoad)
  clearInterval(timer)
  nprogress.done()
}

/** After a prefetch from a host that redirects /x to /x/, Next shows the latter. A saved page has no host. */
function replaceWithCleanUrl(): void {
  const { host, pathname, search, hash } = location
  const clean = cleanPathname(pathname)
  if (host && clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}

/** Next hydrates with the URL of the initial load, and drops the hash of a jump during hydration. */
function restoreHash(): void {
  const target = document.querySelector(':target')
  // Next ignores a call with its own history state.
  if (target && !location.hash) history.replaceState(null, '', `#${target.id}`)
}

/** As after a full load, even if the hash has no target: the next Tab goes to the skip link. */
function startAtTop(): void {
  scrollTo(0, 0)
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}

/** Next falls back to a full load if a page's payload cannot be fetched. */
function warnOfFullLoad(): void {
  console.warn(`${pending} could not be fetched: loading the document.`)
  clearPending()
}
