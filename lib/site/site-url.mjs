/** URL of the published site, without a trailing slash. */
export const siteUrl = (process.env.SITE_URL || 'https://docs.swapx.exchange').replace(/\/+$/, '')

/** Path prefix of the site, such as `/docs`; empty at the root of a host. */
export const basePath = new URL(siteUrl).pathname.replace(/\/$/, '')
