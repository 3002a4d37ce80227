/** Next calls this when a navigation sets out. */
export { startNavigation as onRouterTransitionStart } from './lib/client/navigation'
