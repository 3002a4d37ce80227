import { HYDRATED_MARK, PAGE_END_ID } from '../site/constants'
import { PATH_ENDING } from '../site/paths'
import { siteConfig } from '../site/site-config'
import { storageKeys } from './storage'

// Scripts inline in the HTML. Functions are serialized into it, so they must not refer to anything outside themselves.

/**
 * Replaces the URL with its canonical form, whichever form the host served, before the router reads it
 * and without a new history entry. A page that was saved to a file, which has no host, keeps its name.
 */
export const canonicalUrlScript = `{const p=location.pathname,c="/"+p.replace(${PATH_ENDING},"").replace(/^\\/+/,"");if(c!==p&&location.host)history.replaceState(history.state,"",c+location.search+location.hash)}`

/**
 * Sets attributes of the root element that CSS needs before hydration: that scripts run (`data-scripting`, until the
 * load shows that Next's have not come, as in an archive of the web), and the selected client tab (`data-client`: from
 * `?client=viem`, which is stored too, else the stored one).
 */
export function prepareDocument(): void {
  const root = document.documentElement
  root.setAttribute('data-scripting', '')
  addEventListener('load', () => {
    if (!('next' in window)) root.removeAttribute('data-scripting')
  })

  const key = 'docusaurus.tab.client'
  const known = /^(?:ethers|viem)$/
  // A URL chooses once: on a reload, or back from another page, its history entry has the router's state.
  let client = history.state ? null : new URLSearchParams(location.search).get('client')
  // Storage may be blocked.
  try {
    if (client && known.test(client)) localStorage.setItem(key, client)
    else client = localStorage.getItem(key)
  } catch {}
  if (client && known.test(client)) root.setAttribute('data-client', client)
}

type DismissalSettings = {
  /** Id of the configured announcement. */
  id: string
  /** Keys under which its id and its dismissal are stored. */
  idKey: string
  dismissedKey: string
}

/**
 * Keeps whether the reader has dismissed the announcement: stored, until its id changes, and as an attribute of the
 * root element, by which CSS hides it before the first paint.
 */
export function keepDismissal({ id, idKey, dismissedKey }: DismissalSettings): void {
  const show = (isDismissed: boolean) => {
    // Storage may be blocked.
    try {
      localStorage.setItem(idKey, id)
      localStorage.setItem(dismissedKey, String(isDismissed))
    } catch {}
    document.documentElement.setAttribute('data-announcement-dismissed', String(isDismissed))
  }
  let isDismissed = false
  try {
    isDismissed =
      localStorage.getItem(idKey) === id && localStorage.getItem(dismissedKey) === 'true'
  } catch {}
  show(isDismissed)
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('[data-action=dismiss]')) show(true)
  }
  // In the capture phase, which `keepPresses` stops until React has started.
  addEventListener('click', onClick, true)
}

/** Only where there is an announcement. */
function dismissalScript(): string {
  if (!siteConfig.announcementBar) return ''
  const settings: DismissalSettings = {
    id: siteConfig.announcementBar.id,
    idKey: storageKeys.announcementId,
    dismissedKey: storageKeys.announcementDismissed,
  }
  return `;(${keepDismissal})(${JSON.stringify(settings).replaceAll('<', '\\u003c')})`
}

/**
 * Keeps the last press of each button while React starts, and presses them in order when it has hydrated the page:
 * nothing would answer before. What HTML itself does, as with `popovertarget`, needs no scripts. A page that a
 * translator or a banner has changed is rendered anew: its buttons are found again by class and place.
 * @param hydrated type of the event that ends it
 */
function keepPresses(hydrated: string): void {
  const pressed = new Map<HTMLElement, number>()
  const alike = (button: HTMLElement) =>
    [...document.getElementsByClassName(button.className)] as HTMLElement[]
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget])')
    if (!button) return
    // React would answer it too, once it has begun to hydrate.
    event.stopImmediatePropagation()
    // One that is pressed again comes last.
    pressed.delete(button)
    pressed.set(button, alike(button).indexOf(button))
  }
  const release = () => {
    removeEventListener('click', keep, true)
    for (const [button, place] of pressed)
      (button.isConnected ? button : alike(button)[place])?.click()
  }
  addEventListener('click', keep, true)
  addEventListener(hydrated, release, { once: true })
}

/** Inline in the head of every page, since a file would delay the first paint. */
export const headScript = `${canonicalUrlScript};(${prepareDocument})()${dismissalScript()};(${keepPresses})("${HYDRATED_MARK}")`

/**
 * Keeps the text of a page whose HTML ends half-way, as when a phone loses its signal. Next closes the page's data when
 * the document has loaded, and React would replace the page by an error if they are incomplete. Kept open, they leave
 * the text and links as they came.
 * @param end id of the element with which a whole page ends
 */
function keepText(end: string): void {
  document.addEventListener('DOMContentLoaded', event => {
    if (document.getElementById(end)) return
    event.stopImmediatePropagation()
    // Next's scripts that come later wait for the event only while the document is loading.
    Object.defineProperty(document, 'readyState', { value: 'loading' })
  })
}

/**
 * Inline between the text, whose bytes come first, and the data. Only in an export, whose last step marks the end of
 * each page.
 */
export const keepTextScript =
  process.env.NODE_ENV === 'production' && `(${keepText})("${PAGE_END_ID}")`

const TITLE = 'Your site did not load properly'
const REASON =
  'Its scripts could not be fetched. A wrong base URL in the configuration is the usual reason.'
const STYLE =
  'margin:20px;padding:20px;border:thick solid #c00;background:#fff4e0;color:#000;font-family:sans-serif'

/**
 * An inline script of the home page that shows a banner if Next's scripts did not load (`window.next`).
 * Its text is not in the HTML, so that no search engine indexes it; the base path is read from the page,
 * so that the script's hash does not depend on it; the style is set through the DOM, which the policy
 * allows.
 */
export const loadFailureBanner = `addEventListener("load",()=>{
if(window.next)return;
const box=document.createElement("div");
box.setAttribute("role","alert");
box.style.cssText=${JSON.stringify(STYLE)};
const say=(tag,text)=>{const line=document.createElement(tag);line.textContent=text;box.append(line);return line};
say("strong",${JSON.stringify(TITLE)}).style.fontSize="30px";
say("p",${JSON.stringify(REASON)});
const base=document.querySelector("link[rel=icon]").getAttribute("href").replace("favicon.svg","");
say("p","The configured base URL is "+base+(base==="/"?" (default value)":"")+". "+(location.protocol==="file:"?"This page was opened as a file: the site needs a web server, such as npm run serve.":"From this address it looks as if it should be "+location.pathname.replace(/\\/*$/,"/")+"."));
document.body.prepend(box)})`
