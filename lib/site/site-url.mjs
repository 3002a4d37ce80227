/** Where all of the site is published, without ending slash. */
const rootUrl = (process.env.SITE_URL || 'https://docs.swapx.exchange').replace(/\/+$/, '')

/**
 * What is built: a frozen version, or a language other than the first, each a site of its own in the
 * folder of this name; nothing for the site at the root. `npm run build` sets it.
 */
export const edition = process.env.EDITION || ''

/**
 * Where this edition is published. Plain JavaScript, since `next.config.mjs` and the commands need it
 * too.
 * @param {string} [name] of another edition
 */
export const editionUrl = (name = edition) => (name ? `${rootUrl}/${name}` : rootUrl)

export const siteUrl = editionUrl()

/**
 * Path below which all addresses of an edition lie, such as `/docs`; empty at the root of a host.
 * @param {string} [name] of another edition
 */
export const editionPath = name => new URL(editionUrl(name)).pathname.replace(/\/$/, '')

export const basePath = editionPath()
