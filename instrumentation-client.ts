import { startNavigation, warnOfFullLoad } from './lib/navigation'

/** Next calls this when a navigation sets out. */
export const onRouterTransitionStart = startNavigation

addEventListener('pagehide', warnOfFullLoad)
