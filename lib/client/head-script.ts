import { HYDRATED_MARK } from '../site/constants'
import { PATH_ENDING } from '../site/paths'
import { siteConfig } from '../site/site-config'
import { type DismissalSettings, keepDismissal } from './keep-dismissal'
import { keepPresses } from './keep-presses'
import { prepareDocument } from './prepare-document'
import { storageKeys } from './storage'

/**
 * Replaces the URL with its canonical form, whichever form the host served, before the router reads it
 * and without a new history entry. A page that was saved to a file, which has no host, keeps its name.
 */
export const canonicalUrlScript = `{const p=location.pathname,c="/"+p.replace(${PATH_ENDING},"").replace(/^\\/+/,"");if(c!==p&&location.host)history.replaceState(history.state,"",c+location.search+location.hash)}`

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

/** Inline in the head of every page, since a file would delay the first paint. */
export const headScript = `${canonicalUrlScript};(${prepareDocument})()${dismissalScript()};(${keepPresses})("${HYDRATED_MARK}")`
