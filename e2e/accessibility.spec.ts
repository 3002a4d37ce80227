import type { Browser, Page } from 'playwright/test'
import { routes } from '../lib/routes'
import { axeFindings, injectAxe } from './axe'
import { clippingFindings, TEXT_SPACING } from './checks/clipping'
import { hiddenFocus } from './checks/focus'
import { headingFindings } from './checks/headings'
import { languageFindings } from './checks/language'
import { matchingMedia } from './checks/media'
import { reflowFindings } from './checks/reflow'
import { idleTabStops, unreachableScrollers } from './checks/scrollers'
import { targetFindings } from './checks/targets'
import { test as base, expect } from './console'
import { PAGE_TYPES } from './page-types'
import { addStyles } from './parts'
import { ports } from './ports'

const paths = [...routes.keys(), '/404']

const NARROW = 320
const PHONE = 390
const DESKTOP = 1280

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** A tab that goes from page to page: one for each test would take as long as to load it. */
const openTab = (browser: Browser, javaScriptEnabled: boolean) =>
  browser.newPage({
    baseURL: `http://127.0.0.1:${ports.site}`,
    javaScriptEnabled,
    reducedMotion: 'reduce',
  })

const test = base.extend<object, { withScripts: Page; withoutScripts: Page }>({
  withScripts: [
    async ({ browser }, use) => {
      const page = await openTab(browser, true)
      // With data saver on, going through all links does not fetch all their pages.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  withoutScripts: [
    async ({ browser }, use) => {
      const page = await openTab(browser, false)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** What is wrong with sizes, places and languages in the page as wide as it is. */
async function layoutFindings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const check of [reflowFindings, targetFindings, unreachableScrollers, languageFindings]) {
    found.push(...(await page.evaluate(check)))
  }
  return found
}

/** What axe finds in both modes. A mode changes colours alone, so all else is looked at in one of them. */
async function findingsOfAxe(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    const ofAxe = await axeFindings(page, { coloursOnly: theme === 'dark' })
    found.push(...ofAxe.map(text => `${theme}: ${text}`))
  }
  return found
}

/**
 * What is wrong at each of the three widths. Axe is asked once for each set of styles: what it looks at
 * is the same in windows in which the same media queries match.
 * @param more further checks at a width
 * @param widest window at which axe is asked, in CSS pixels
 */
async function findingsAtAllWidths(
  page: Page,
  more: (width: number) => Promise<string[]>,
  widest = DESKTOP,
) {
  const found: string[] = []
  const seen = new Set<string>()
  for (const width of [NARROW, PHONE, DESKTOP]) {
    await resize(page, width)
    const here = [...(await layoutFindings(page)), ...(await more(width))]
    const media = await page.evaluate(matchingMedia)
    if (width <= widest && !seen.has(media)) here.push(...(await findingsOfAxe(page)))
    seen.add(media)
    found.push(...here.map(text => `${width} px, ${text}`))
  }
  return found
}

async function focusFindings(page: Page): Promise<string[]> {
  // Boxes that scroll are found in the frame after a change of size.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
  return [...(await page.evaluate(idleTabStops)), ...(await hiddenFocus(page))]
}

for (const path of paths) {
  test(`${path} is accessible`, async ({ withScripts: page }) => {
    await resize(page, NARROW)
    await page.goto(path)
    await injectAxe(page)
    const found = [...(await layoutFindings(page)), ...(await page.evaluate(headingFindings))]

    // Until here the page is as exported; a moved pointer starts the framework. It lies where the page
    // before has left it.
    await page.mouse.move(100, 100)
    await page.mouse.move(200, 200)
    await expect(page.locator('[data-choice]').first()).toBeAttached()
    const focus = async (width: number) => (width === NARROW ? [] : focusFindings(page))
    found.push(...(await findingsAtAllWidths(page, focus)))
    for (const width of [768, 1920]) {
      await resize(page, width)
      found.push(...(await page.evaluate(reflowFindings)))
    }
    expect(found).toEqual([])
  })

  test(`${path} is accessible without scripts`, async ({ withoutScripts: page }) => {
    await resize(page, NARROW)
    await page.goto(path)
    await injectAxe(page, false)
    // On a wide window nothing is there that is not also there with scripts; a few pages hold that.
    const widest = Object.values(PAGE_TYPES).includes(path) ? DESKTOP : PHONE
    const found = await findingsAtAllWidths(page, async () => [], widest)
    // The distances that readers may set.
    await addStyles(page, TEXT_SPACING)
    for (const width of [DESKTOP, NARROW]) {
      await resize(page, width)
      found.push(...(await page.evaluate(reflowFindings)))
      found.push(...(await page.evaluate(clippingFindings)))
    }
    expect(found).toEqual([])
  })
}
