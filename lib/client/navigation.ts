import nprogress from 'nprogress'
import { LOADING_DELAY_MS, MAIN_ID } from '../site/constants'
import { cleanPathname } from '../site/paths'
import { basePath } from '../site/site-url.mjs'
import { listen } from './listen'
import { pagePath } from './page-link'
import { showTarget, targetOf } from './targets'

nprogress.configure({
  showSpinner: false,
  barSelector: 'div',
  template: '<div class="progress-bar" aria-hidden="true"></div>',
})

type Navigation = {
  path: string
  type: 'push' | 'replace' | 'traverse'
  hash: string
}

/** Path of the rendered page, once it is hydrated. */
let renderedPath: string | undefined
/** The navigation in progress, from the click until its page is rendered. */
let pending: Navigation | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** History state from which Next restores the rendered page. */
let routerState: unknown

/**
 * Called when a navigation starts. The progress bar appears if the page takes longer than
 * `LOADING_DELAY_MS`.
 */
export function startNavigation(url: string, type: Navigation['type']): void {
  // Next includes the base path in a traversal, but not in the href of a link.
  const target = new URL(type === 'traverse' ? url : basePath + url, location.href)
  const path = pagePath(target)
  if (path === pending?.path && target.hash === pending.hash) return
  clearPending()
  // Another anchor of the rendered page: nothing will be rendered.
  if (path === renderedPath) return
  pending = { path, type, hash: target.hash }
  addEventListener('beforeunload', warnOfFullLoad)
  timer = setTimeout(nprogress.start, LOADING_DELAY_MS)
}

/** Called when a page is rendered, on load and after a navigation. */
export function finishNavigation(path: string): void {
  if (renderedPath === undefined) restoreHash()
  renderedPath = path
  const isPush = pending?.type === 'push'
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
 * Copies the router's state to history entries of anchors, which the browser creates without it. Going
 * back to such an entry from another page would otherwise keep that page.
 * @returns dispose
 */
export function restoreRouterState(): () => void {
  return listen(window, ['hashchange'], () => {
    if (history.state === null) history.replaceState(routerState, '')
  })
}

function clearPending(): void {
  pending = undefined
  removeEventListener('beforeunload', warnOfFullLoad)
  clearTimeout(timer)
  nprogress.done()
}

/** After a prefetch from a host that redirects /x to /x/, Next shows the latter. */
function replaceWithCleanUrl(): void {
  const { pathname, search, hash } = location
  const clean = cleanPathname(pathname)
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}

/** Next hydrates with the URL of the initial load, and drops the hash of a jump during hydration. */
function restoreHash(): void {
  const target = document.querySelector(':target')
  // Next ignores a call with its own history state.
  if (target && location.hash === '') history.replaceState(null, '', `#${target.id}`)
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
  console.warn(`${pending?.path} could not be fetched, so the browser loads the whole page.`)
  clearPending()
}
