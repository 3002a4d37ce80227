/**
 * Where the site is published, without ending slash. Plain JavaScript, since `next.config.mjs` and
 * the commands need it too.
 */
export const siteUrl = (process.env.SITE_URL || 'https://docs.swapx.exchange').replace(/\/+$/, '')

/** Path below which all addresses of the site lie, such as `/docs`; empty at the root of a host. */
export const basePath = new URL(siteUrl).pathname.replace(/\/$/, '')
