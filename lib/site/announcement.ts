import { contrast } from './contrast'
import { type AnnouncementBar, siteConfig } from './site-config'

const AT = 'lib/site/site-config.ts: announcementBar'
const HEX = /^#[0-9a-f]{6}$/i

/**
 * CSS with the colours of the announcement bar, where the configuration has some. In a style sheet,
 * not in attributes, which a content security policy could not allow one by one.
 * @throws Error when a colour is no `#rrggbb`, or when the text is hard to read
 */
export function announcementColors(bar?: AnnouncementBar): string | undefined {
  if (!bar?.backgroundColor) return undefined
  const { backgroundColor, textColor } = bar
  for (const color of [backgroundColor, textColor]) {
    if (!HEX.test(color)) throw new Error(`${AT}: '${color}' is no colour. Write it as #rrggbb.`)
  }
  const found = contrast(textColor, backgroundColor)
  if (found < 4.5) {
    const measure = `has a contrast of ${found.toFixed(1)}`
    throw new Error(
      `${AT}: ${textColor} on ${backgroundColor} ${measure}. Choose colours that have 4.5 or more.`,
    )
  }
  return `:root{--announcement-bg:${backgroundColor};--announcement-text:${textColor}}`
}

/** Colours of the bar of this site. */
export const siteAnnouncementColors = announcementColors(siteConfig.announcementBar)
