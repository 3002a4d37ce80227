import { siteConfig } from './site-config'

/** Keys, and what they do, as the help lists them. `Ctrl+` stands for the Command key, too. */
export const shortcuts: Record<string, string> = {
  n: 'Next page',
  p: 'Previous page',
  j: 'Next section',
  k: 'Previous section',
  ...(siteConfig.search && { '/': 'Search', 'Ctrl+k': 'Search' }),
  '?': 'This help',
}
