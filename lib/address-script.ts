import { ADDRESS_ENDING } from './paths'

const CLEAN = `const p=location.pathname,c=p.replace(${ADDRESS_ENDING},"")||"/",u=c+location.search+location.hash`

/**
 * Runs in the head of every page, before React reads the address: shows the canonical form of
 * whichever form the host answered, without a new history entry.
 */
export const addressScript = `{${CLEAN};c!==p&&history.replaceState(history.state,"",u)}`

/**
 * Runs in 404.html: a host that does not know `/x.html` or `/x/index` shows that file for them.
 * Leads to the page if there is one, and hides the not-found text on the way. The canonical form
 * itself is left alone, so this cannot go round in circles.
 * @param paths decoded addresses of all pages
 */
export function knownAddressScript(paths: string[]): string {
  const known = JSON.stringify(paths).replaceAll('<', '\\u003c')
  return `{${CLEAN};let d=c;try{d=decodeURIComponent(c)}catch{}c!==p&&${known}.includes(d)&&(document.documentElement.hidden=!0,location.replace(u))}`
}
