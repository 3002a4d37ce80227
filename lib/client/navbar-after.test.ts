import { expect, test } from 'vitest'
import { navbarAfter } from './navbar-after'

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
