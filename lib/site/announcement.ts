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

/** Relative luminance of a colour `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours `#rrggbb`, from 1 to 21; not a number when one is written otherwise. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
