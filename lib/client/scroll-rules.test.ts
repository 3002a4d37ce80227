import { expect, test } from 'vitest'
import { backToTopAfter, navbarAfter, stepToTop } from './scroll-rules'

const NAVBAR = 60
const step = (previous: number | undefined, y: number) => {
  return { previous, y, windowHeight: 800, pageHeight: 3000 }
}

test.each([
  ['shown above its own height', 40, 50, 'shown'],
  ['hidden on the way down', 50, 350, 'hidden'],
  ['hidden when the position stays', 350, 350, 'hidden'],
  ['shown on the way up', 350, 310, 'shown'],
  ['left alone by a small way up at the end of the page', 2200, 2180, undefined],
  ['shown by a longer way up from the end of the page', 2200, 2080, 'shown'],
  ['shown at the first step further down', undefined, 350, 'shown'],
])('the navbar is %s', (_, previous, y, navbar) => {
  expect(navbarAfter(step(previous, y), NAVBAR)).toBe(navbar)
})

test.each([
  ['left alone at the first step', undefined, 2000, undefined],
  ['shown on the way up', 2000, 1900, true],
  ['hidden on the way down', 1900, 2000, false],
  ['shown at 300 px', 400, 300, true],
  ['hidden above 300 px', 400, 299, false],
  ['left alone at the end of the page', 2250, 2200, undefined],
])('the button back to the top is %s', (_, previous, y, shown) => {
  expect(backToTopAfter(step(previous, y))).toBe(shown)
})

test('each step to the top keeps 85 % of the way, and the last one arrives', () => {
  expect([1000, 10, 1].map(stepToTop)).toEqual([850, 8, 0])
})
