/** Where the site is published, without ending slash. */
export const siteUrl = (process.env.SITE_URL || 'https://docs.swapx.exchange').replace(/\/+$/, '')

/** Path below which all addresses of the site lie, such as `/docs`; empty at the root of a host. */
export const basePath = new URL(siteUrl).pathname.replace(/\/$/, '')
