import { type AnnouncementBar, siteConfig } from './site-config'

/**
 * CSS with the colours of the announcement bar, where the configuration has some. In a style sheet,
 * not in attributes, which a content security policy could not allow one by one.
 */
export function announcementColors(bar?: AnnouncementBar): string | undefined {
  if (!bar?.backgroundColor) return undefined
  return `:root{--announcement-bg:${bar.backgroundColor};--announcement-text:${bar.textColor}}`
}

/** Colours of the bar of this site. */
export const siteAnnouncementColors = announcementColors(siteConfig.announcementBar)
