import { expect, test } from 'vitest'
import { contrast } from './contrast.fixture'
import { type AnnouncementBar, announcementColors, siteConfig } from './site-config'

const bar = (backgroundColor: string, textColor: string) =>
  ({ id: 'a', content: 'b', backgroundColor, textColor }) as AnnouncementBar

test('colours of the bar become a style sheet, and there is none without', () => {
  expect(announcementColors(bar('#123456', '#ffffff'))).toBe(
    ':root{--announcement-bg:#123456;--announcement-text:#ffffff}',
  )
  expect(announcementColors({ id: 'a', content: 'b' })).toBeUndefined()
  expect(announcementColors()).toBeUndefined()
})

test('the colours of this site, if it has a bar with some, can be read', () => {
  const { backgroundColor = '#000000', textColor = '#ffffff' } = siteConfig.announcementBar ?? {}
  expect(backgroundColor).toMatch(/^#[0-9a-f]{6}$/i)
  expect(textColor).toMatch(/^#[0-9a-f]{6}$/i)
  expect(contrast(textColor, backgroundColor)).toBeGreaterThanOrEqual(4.5)
})
