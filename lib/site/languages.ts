import { shellConfig } from './shell-config'
import { edition } from './site-url.mjs'

const { locale, locales } = shellConfig
const isTranslated = edition === '' || locale.code === edition

/** Languages of the pages at hand, each with its edition. Frozen versions have the first one alone. */
export const languages = isTranslated
  ? locales.map((locale, index) => ({ ...locale, edition: index === 0 ? '' : locale.code }))
  : [{ ...locale, edition }]
