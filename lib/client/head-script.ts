import { ADDRESS_ENDING } from '../site/paths'
import { siteConfig } from '../site/site-config'
import { type Prepaint, prepareDocument } from './prepare-document'
import { storageKeys } from './storage'

/**
 * Shows the canonical form of whichever form of the address the host answered, before the router
 * reads it and without a new history entry.
 */
export const addressScript = `{const p=location.pathname,c="/"+p.replace(${ADDRESS_ENDING},"").replace(/^\\/+/,"");c!==p&&history.replaceState(history.state,"",c+location.search+location.hash)}`

/** What `prepareDocument` needs to know of the site. */
export const prepaint: Prepaint = siteConfig.announcementBar
  ? {
      announcement: {
        id: siteConfig.announcementBar.id,
        idKey: storageKeys.announcementId,
        dismissedKey: storageKeys.announcementDismissed,
      },
    }
  : {}

/** Runs in the head of every page, before the first paint: a file would hold the paint up. */
export const headScript = `${addressScript};(${prepareDocument})(${JSON.stringify(prepaint).replaceAll('<', '\\u003c')})`
