import { expect, test } from 'vitest'
import { collapseDuration } from './collapsible'

test.each([
  [0, 40],
  [36, 192],
  [50, 206],
  [104, 241],
  [200, 281],
  [350, 324],
  [500, 357],
  [1000, 440],
  [2000, 561],
])('content %i px high takes %i ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration)
})
