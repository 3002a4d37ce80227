import type { Page } from 'playwright/test'
import { routes } from '../lib/routes'
import { axeFindings, injectAxe } from './axe'
import { clippingFindings, TEXT_SPACING } from './checks/clipping'
import { hiddenFocus } from './checks/focus'
import { headingFindings } from './checks/headings'
import { languageFindings } from './checks/language'
import { reflowFindings } from './checks/reflow'
import { idleTabStops, unreachableScrollers } from './checks/scrollers'
import { targetFindings } from './checks/targets'
import { expect, test } from './console'
import { addStyles } from './parts'

const pages = [...routes.keys(), '/404']

const NARROW = 320
const PHONE = 390
const DESKTOP = 1280

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/**
 * What is wrong in the page as wide as it is, in both modes, whether scripts run or not. A mode changes
 * colours alone, so all else is looked at in one of them.
 */
async function findingsNow(page: Page) {
  const found: string[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    const ofAxe = await axeFindings(page, { coloursOnly: theme === 'dark' })
    found.push(...ofAxe.map(text => `${theme}: ${text}`))
  }
  for (const check of [reflowFindings, targetFindings, unreachableScrollers, languageFindings]) {
    found.push(...(await page.evaluate(check)))
  }
  return found.map(text => `${page.viewportSize()?.width} px, ${text}`)
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: NARROW, height: 900 } })

for (const path of pages) {
  test.describe(() => {
    test.use({ still: true })

    test(`${path} is accessible`, async ({ page }) => {
      // With data saver on, going through all links does not fetch all their pages.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
      await page.goto(path)
      await injectAxe(page)
      const found = [...(await findingsNow(page)), ...(await page.evaluate(headingFindings))]

      // Until here the page is as exported; a moved pointer starts the framework.
      await page.mouse.move(200, 200)
      await expect(page.locator('[data-choice]').first()).toBeAttached()
      for (const width of [PHONE, DESKTOP]) {
        await resize(page, width)
        // Boxes that scroll are found in the frame after a change of size.
        await page.evaluate(
          () => new Promise(done => requestAnimationFrame(() => setTimeout(done))),
        )
        found.push(...(await findingsNow(page)))
        found.push(...(await page.evaluate(idleTabStops)), ...(await hiddenFocus(page)))
      }
      for (const width of [768, 1920]) {
        await resize(page, width)
        found.push(...(await page.evaluate(reflowFindings)))
      }
      expect(found).toEqual([])
    })
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })

    test(`${path} is accessible without scripts`, async ({ page }) => {
      await page.goto(path)
      await injectAxe(page, false)
      const found: string[] = []
      for (const width of [NARROW, PHONE, DESKTOP]) {
        await resize(page, width)
        found.push(...(await findingsNow(page)))
      }
      // The distances that readers may set.
      await addStyles(page, TEXT_SPACING)
      for (const width of [DESKTOP, NARROW]) {
        await resize(page, width)
        found.push(...(await page.evaluate(reflowFindings)))
        found.push(...(await page.evaluate(clippingFindings)))
      }
      expect(found).toEqual([])
    })
  })
}
