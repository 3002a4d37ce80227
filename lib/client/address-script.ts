import { ADDRESS_ENDING } from '../site/paths'

/**
 * Runs in the head of every page, before React reads the address: shows the canonical form of
 * whichever form the host answered, without a new history entry.
 */
export const addressScript = `{const p=location.pathname,c=p.replace(${ADDRESS_ENDING},"")||"/";c!==p&&history.replaceState(history.state,"",c+location.search+location.hash)}`
