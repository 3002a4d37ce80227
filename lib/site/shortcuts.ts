import { siteConfig } from './site-config'
import { t } from './strings'

/** Keys, and what they do, as the help lists them. `Ctrl+` stands for the Command key, too. */
export const shortcuts: Record<string, string> = {
  n: t('Next page'),
  p: t('Previous page'),
  j: t('Next section'),
  k: t('Previous section'),
  ...(siteConfig.search && { '/': t('Search'), 'Ctrl+k': t('Search') }),
  '?': t('This help'),
}
