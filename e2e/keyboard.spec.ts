import type { Page } from 'playwright/test'
import { installCoverOf } from './checks/focus'
import { expect, openReady, test } from './console'
import { PAGE_TYPES } from './page-types'

/** All kinds of stops, with and without sidebar. That nothing hides a stop is asked of all pages in pages.spec.ts. */
const WALKED = [
  ['home', 390],
  ['every element', 390],
  ['every element', 1280],
  ['class reference', 1280],
] as const

type Walked = typeof window & { walked: Element[] }

/**
 * What hides the stops on one way round the page by this key.
 * @returns the stops as places among the elements, without the bar of the contents and the cards, which come
 * and go
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covers: string[] = []
  await page.evaluate(() => Object.assign(window, { walked: [] }))
  for (let stops = 0; stops < 1000; stops++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const { activeElement, body } = document
      const { walked } = window as Walked
      if (!activeElement || activeElement === body || activeElement === walked[0]) return null
      walked.push(activeElement)
      return { cover: coverOf(activeElement) }
    })
    if (stop === null) return { covers, places: await page.evaluate(placesOfWalked) }
    if (stop.cover) covers.push(stop.cover)
  }
  throw new Error(`${key} finds no end of the page`)
}

function placesOfWalked(): number[] {
  const stays = (element: Element) =>
    element.isConnected && !element.closest('button[popovertarget], [popover=auto]')
  const elements = [...document.body.querySelectorAll('*')].filter(stays)
  const { walked } = window as Walked
  return walked.filter(stays).map(element => elements.indexOf(element))
}

for (const [name, width] of WALKED) {
  test(`nothing hides what has the focus, forward and back: ${name}, ${width} px`, async ({
    page,
  }) => {
    await openReady(page, PAGE_TYPES[name])
    await page.setViewportSize({ width, height: 700 })
    await installCoverOf(page)
    const forward = await walk(page, 'Tab')
    const back = await walk(page, 'Shift+Tab')
    expect([...forward.covers, ...back.covers]).toEqual([])
    expect(forward.places.length).toBeGreaterThan(4)
    expect(back.places.reverse()).toEqual(forward.places)
  })
}
