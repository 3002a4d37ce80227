import nprogress from 'nprogress'
import { LOADING_DELAY_MS, MAIN_ID } from '../site/constants'
import { cleanPathname } from '../site/paths'
import { basePath } from '../site/site-url.mjs'
import { pagePath } from './page-link'

nprogress.configure({
  showSpinner: false,
  barSelector: 'div',
  template: '<div class="progress-bar" aria-hidden="true"></div>',
})

type Navigation = {
  path: string
  type: 'push' | 'replace' | 'traverse'
  /** Place on the page. */
  hash: string
}

/** Address of the page on screen, once React has taken it over. */
let shown: string | undefined
/** The way to another page, from the click to the moment it shows. */
let pending: Navigation | undefined
let timer: number | undefined
/** What Next keeps in the history for the page on screen. */
let entry: unknown

/**
 * The reader, then the router, sets out for an address. The bar appears if its page takes a while.
 */
export function startNavigation(url: string, type: Navigation['type']): void {
  // Next gives the base path of where the reader goes back to, and not of where a link leads.
  const target = new URL(type === 'traverse' ? url : basePath + url, location.href)
  const path = pagePath(target)
  if (path === pending?.path && target.hash === pending.hash) return
  settle()
  // Another place on the page on screen: React will not tell of an end.
  if (path === shown) return
  pending = { path, type, hash: target.hash }
  addEventListener('beforeunload', warnOfFullLoad)
  timer = window.setTimeout(nprogress.start, LOADING_DELAY_MS)
}

/** A page shows: the first one, or the one that a navigation led to. */
export function finishNavigation(path: string): void {
  if (shown === undefined) restoreHash()
  shown = path
  const isPush = pending?.type === 'push'
  settle()
  showCleanAddress()
  if (isPush && location.hash === '') resetFocus()
  entry = history.state
}

/**
 * Calls back once the page has its content. Where fetching ahead fails just after the click, Next
 * shows a page without it, until it comes by a second request or the browser loads the page whole.
 * @returns gives up
 */
export function whenContentShows(callback: () => void): () => void {
  const observer = new MutationObserver(look)
  function look() {
    if (!document.getElementById(MAIN_ID)) return
    observer.disconnect()
    callback()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/**
 * Gives the entries of the history that jumps within a page make what Next knows the page by. Without
 * it, going back from another page to such an entry would leave the other one on screen.
 * @returns ends it
 */
export function completeEntries(): () => void {
  const complete = () => {
    if (history.state === null) history.replaceState(entry, '')
  }
  addEventListener('hashchange', complete)
  return () => removeEventListener('hashchange', complete)
}

function settle(): void {
  pending = undefined
  removeEventListener('beforeunload', warnOfFullLoad)
  clearTimeout(timer)
  nprogress.done()
}

/** After fetching ahead from a host that redirects /x to /x/, Next shows the latter. */
function showCleanAddress(): void {
  const { pathname, search, hash } = location
  const clean = cleanPathname(pathname)
  if (clean !== pathname) history.replaceState(history.state, '', clean + search + hash)
}

/** React takes a page over at the address that it had when it began, without the hash of a jump meanwhile. */
function restoreHash(): void {
  const target = document.querySelector(':target')
  // Given the data that Next keeps there, it would not take note of the address.
  if (target && location.hash === '') history.replaceState(null, '', `#${target.id}`)
}

/** As on a freshly loaded page, the next Tab goes to the skip link. */
function resetFocus(): void {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}

/** Where a page's data cannot be fetched, Next lets the browser load the page whole. */
function warnOfFullLoad(): void {
  console.warn(`${pending?.path} could not be fetched, so the browser loads the whole page.`)
  settle()
}
