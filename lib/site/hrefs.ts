import { basePath } from './site-url.mjs'

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' }

/** Whether a link leads to another site. */
export function isExternal(href: string) {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** Whether a link leads to a file of the site that is not a page, such as an image. */
export function isFile(href: string) {
  return /^[^?#]*\.(?!html([?#]|$))[a-z\d]+([?#]|$)/i.test(href)
}

/** Adds the base path to an absolute path of this site. */
export function withBasePath(href: string) {
  return /^\/(?!\/)/.test(href) ? basePath + href : href
}

/** Attributes of a link. Other sites and files open in a new tab. */
export function linkAttributes(href: string) {
  return { href: withBasePath(href), ...((isExternal(href) || isFile(href)) && NEW_TAB) }
}
