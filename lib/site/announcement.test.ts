import { expect, test } from 'vitest'
import { announcementColors } from './announcement'
import type { AnnouncementBar } from './site-config'

const bar = (backgroundColor: string, textColor: string) =>
  ({ id: 'a', content: 'b', backgroundColor, textColor }) as AnnouncementBar

test('colours of the bar become a style sheet, and there is none without', () => {
  expect(announcementColors(bar('#123456', '#ffffff'))).toBe(
    ':root{--announcement-bg:#123456;--announcement-text:#ffffff}',
  )
  expect(announcementColors({ id: 'a', content: 'b' })).toBeUndefined()
  expect(announcementColors()).toBeUndefined()
})

test.each([
  ['#777777', '#888888', '#888888 on #777777 has a contrast of 1.3. Choose colours that have 4.5'],
  ['red', '#ffffff', "'red' is no colour. Write it as #rrggbb."],
  ['#123456', '#fff}</style>', "'#fff}</style>' is no colour."],
])('%s with %s is an error that says the mend', (background, text, message) => {
  expect(() => announcementColors(bar(background, text))).toThrow(message)
})
