import { expect, test } from 'vitest'
import { activeHeading } from './active-heading'

const VIEW = { offset: 60, windowHeight: 800, isAtEnd: false, target: '' }

/** Headings a, b, … of height 40 with their tops here. */
const boxes = (...tops: number[]) =>
  tops.map((top, index) => ({ id: 'abcdef'.charAt(index), top, bottom: top + 40 }))

test.each([
  ['none without headings', [], undefined],
  ['the first while it is in the upper half', [120, 500], 'a'],
  ['none while the first is in the lower half', [500, 900], undefined],
  ['the one just jumped to, 8 px under the navbar', [-400, 68, 700], 'b'],
  ['the one exactly under the navbar', [-400, 60, 200], 'b'],
  ['the one before while the next is in the lower half', [-400, 20, 700], 'b'],
  ['the one before while the next ends at the half', [-400, 360], 'a'],
  ['the next once it ends above the half', [-400, 359], 'b'],
  ['the last at the end of the page', [-900, -500, -10], 'c'],
])('active is %s', (_, tops, id) => {
  expect(activeHeading(boxes(...tops), VIEW)).toBe(id)
})

test.each([
  ['the last one, as low as it may be', '', 'c'],
  ['the one jumped to, if it is in view', 'b', 'b'],
  ['the last one, if the one jumped to is out of view', 'a', 'c'],
])('at the end of the page, active is %s', (_, target, id) => {
  const view = { ...VIEW, isAtEnd: true, target }
  expect(activeHeading(boxes(-20, 300, 700), view)).toBe(id)
})
