import { basePath } from './site-url.mjs'

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' }

/** Whether a link leads away from this site. */
export function isExternal(href: string) {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** Whether a link leads to a file of the site that is no page, such as an image. */
export function isFile(href: string) {
  return /^[^?#]*\.(?!html([?#]|$))[a-z\d]+([?#]|$)/i.test(href)
}

/** An address of this site as HTML needs it. */
export function withBasePath(href: string) {
  return /^\/(?!\/)/.test(href) ? basePath + href : href
}

/** What makes an element a link. Other sites and files open in a new tab. */
export function linkAttributes(href: string) {
  return { href: withBasePath(href), ...((isExternal(href) || isFile(href)) && NEW_TAB) }
}
