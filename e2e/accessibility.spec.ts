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

/** Colours change with the mode, all other things with the width. */
type Mode = { width: number; theme: 'light' | 'dark'; coloursOnly?: boolean }

const NARROW: Mode = { width: 320, theme: 'light' }
const PHONE: Mode = { width: 390, theme: 'dark' }
const DESKTOP: Mode = { width: 1280, theme: 'light' }
const DARK_DESKTOP: Mode = { width: 1280, theme: 'dark', coloursOnly: true }

/** Shows the page in each mode without loading it again, and lists what is wrong there. */
async function findInModes(page: Page, modes: Mode[], find: (mode: Mode) => Promise<string[]>) {
  const found: string[] = []
  for (const mode of modes) {
    const { width, theme } = mode
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    for (const text of await find(mode)) found.push(`${width} px, ${theme}: ${text}`)
  }
  return found
}

/** What is wrong in the page, whether scripts run or not. */
async function findingsOf(page: Page, { coloursOnly }: Mode) {
  const ofAxe = await axeFindings(page, { coloursOnly })
  if (coloursOnly) return ofAxe
  return [
    ...ofAxe,
    ...(await page.evaluate(reflowFindings)),
    ...(await page.evaluate(targetFindings)),
    ...(await page.evaluate(unreachableScrollers)),
    ...(await page.evaluate(languageFindings)),
  ]
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
      const found = await findInModes(page, [NARROW], mode => findingsOf(page, mode))
      found.push(...(await page.evaluate(headingFindings)))

      // Until here the page is as exported; a moved pointer starts the framework.
      await page.mouse.move(200, 200)
      await expect(page.locator('[data-choice]').first()).toBeAttached()
      const ofReact = await findInModes(page, [PHONE, DESKTOP, DARK_DESKTOP], async mode => {
        // Boxes that scroll are found in the frame after a change of size.
        await page.evaluate(
          () => new Promise(done => requestAnimationFrame(() => setTimeout(done))),
        )
        const findings = await findingsOf(page, mode)
        if (mode === DARK_DESKTOP) return findings
        const stops = [...(await page.evaluate(idleTabStops)), ...(await hiddenFocus(page))]
        return [...findings, ...stops]
      })
      found.push(...ofReact)
      for (const width of [768, 1920]) {
        await page.setViewportSize({ width, height: 900 })
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
      const modes = [NARROW, PHONE, DESKTOP]
      const found = await findInModes(page, modes, mode => findingsOf(page, mode))
      // The distances that readers may set.
      await addStyles(page, TEXT_SPACING)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        found.push(...(await page.evaluate(reflowFindings)))
        found.push(...(await page.evaluate(clippingFindings)))
      }
      expect(found).toEqual([])
    })
  })
}
