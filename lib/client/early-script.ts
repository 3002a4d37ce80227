import { addressScript } from './address-script'
import { lateStylesScript } from './late-styles'
import { sitePrePaintScript } from './pre-paint'

/**
 * All that runs before the first paint, in the page itself: a file that never answered would hold
 * the paint up. One text for every page, so that one hash in the policy allows it.
 */
export const earlyScript = [lateStylesScript, addressScript, sitePrePaintScript].join(';')
