import type { Page } from 'playwright/test'
import { installCoverOf } from './checks/focus'
import { expect, test } from './console'
import { PAGE_TYPES } from './page-types'
import { toggle } from './parts'

const NARROW_TOO = ['home', 'every element', 'class reference']

type Stop = { place: number; cover: string | null }

/** The stops on one way round the page by this key: place among the elements, and what hides it. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 1000) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const { activeElement, body } = document
      if (activeElement === null || activeElement === body) return null
      const place = [...body.querySelectorAll('*')].indexOf(activeElement)
      return { place, cover: coverOf(activeElement) }
    })
    if (stop === null || stop.place === stops[0]?.place) return stops
    stops.push(stop)
  }
  throw new Error(`${key} finds no end of the page`)
}

for (const [name, path] of Object.entries(PAGE_TYPES)) {
  // All pages are asked by focus alone in pages.spec.ts.
  for (const width of NARROW_TOO.includes(name) ? [390, 1280] : [1280]) {
    test(`nothing hides what has the focus, forward and back: ${name}, ${width} px`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(toggle(page)).toHaveAttribute('data-choice')
      await page.setViewportSize({ width, height: 700 })
      await installCoverOf(page)
      const forward = await walk(page, 'Tab')
      const back = await walk(page, 'Shift+Tab')
      const covers = [...forward, ...back].flatMap(({ cover }) => cover ?? [])
      expect(covers).toEqual([])
      expect(forward.length).toBeGreaterThan(4)
      const places = back.map(({ place }) => place)
      expect(places.reverse()).toEqual(forward.map(({ place }) => place))
    })
  }
}
