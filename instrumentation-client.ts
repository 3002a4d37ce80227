/** Next calls this when a navigation starts. */
export { startNavigation as onRouterTransitionStart } from './lib/client/navigation'
