import type { Locator, Page } from 'playwright/test'
import { expect, openReady, ready, test } from './console'
import { clickNewLink, menu, sidebar } from './parts'

/** Its entry is below the first screen of the sidebar, which goes on for another half of one. */
const FAR_DOWN = '/sdk/v3/reference/interfaces/MethodParameters'
/** Its entry is the last one. */
const LAST = '/sdk/v3/reference/interfaces/WithdrawOptions'
const LONGEST = '/sdk/v3/reference/overview'

/** How far down in its box the current entry is: 0 at the top, 1 at the bottom. Runs in the page. */
function placeOf(box: Element): number {
  const { top, height } = box.getBoundingClientRect()
  const entry = box.querySelector('[aria-current]')?.getBoundingClientRect() ?? new DOMRect()
  return (entry.top + entry.height / 2 - top) / height
}

const aside = (page: Page) => page.getByRole('complementary').filter({ has: sidebar(page) })
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const scrollTop = (box: Locator) => box.evaluate(({ scrollTop }) => scrollTop)

/**
 * Notes, for the first frame in which an element matches, how far down in its box the current entry is.
 * @returns reads it
 */
async function noteFirstFrame(page: Page, matching: string, box: string) {
  await page.evaluate(
    ([matching = '', box = '']) => {
      const note = () => {
        const shown = document.querySelector(box)
        Object.assign(window, { place: shown && Reflect.get(window, 'placeOf')(shown) })
      }
      const observer = new MutationObserver(() => {
        if (!document.querySelector(matching)) return
        observer.disconnect()
        requestAnimationFrame(note)
      })
      observer.observe(document, { attributes: true, childList: true, subtree: true })
    },
    [matching, box],
  )
  return () => page.evaluate(() => Reflect.get(window, 'place'))
}

test.beforeEach(({ page }) => page.addInitScript(`window.placeOf = ${placeOf}`))

test.describe('the sidebar', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test.describe('before React is there', () => {
    test.use({ allowedMessage: /ERR_FAILED/ })

    test('has the page’s entry in its middle, and the page is at its top', async ({ page }) => {
      await page.route('**/*.js', route => route.abort())
      await page.goto(FAR_DOWN)
      expect(await aside(page).evaluate(placeOf)).toBeCloseTo(0.5, 1)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goto(LAST)
      await expect(sidebar(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    })
  })

  test('stays where the reader scrolls it while React starts', async ({ page }) => {
    await page.goto(FAR_DOWN, { waitUntil: 'commit' })
    await page.waitForSelector('main')
    await page.evaluate(() => document.querySelector('aside')?.scrollTo(0, 0))
    await ready(page)
    expect(await scrollTop(aside(page))).toBe(0)
  })

  test('leaves an entry in sight where it is', async ({ page }) => {
    await openReady(page, FAR_DOWN)
    const before = await scrollTop(aside(page))
    await page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=prev]').click()
    await expect(page).not.toHaveURL(FAR_DOWN)
    await expect(sidebar(page).locator('[aria-current]')).toBeInViewport()
    expect(await scrollTop(aside(page))).toBe(before)
    await page.goto('/study')
    expect(await scrollTop(aside(page))).toBe(0)
  })

  test('has the entry of the next page in its middle from its first frame on', async ({ page }) => {
    await openReady(page, '/sdk')
    const place = await noteFirstFrame(page, `aside [aria-current][href="${FAR_DOWN}"]`, 'aside')
    // A link in the text to a page whose categories are closed.
    await page.evaluate(clickNewLink, FAR_DOWN)
    await expect(page).toHaveURL(FAR_DOWN)
    await expect.poll(place).toBeCloseTo(0.5, 1)
    expect(await aside(page).evaluate(placeOf)).toBeCloseTo(0.5, 1)
  })
})

test('the drawer opens with the page’s entry in its middle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, FAR_DOWN)
  await menu(page).click()
  const panel = page.locator('#menu [data-panel] > :last-child')
  await expect.poll(() => panel.evaluate(placeOf)).toBeCloseTo(0.5, 1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('the table of contents', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('keeps its current entry in its middle third as the page scrolls', async ({ page }) => {
    await openReady(page, LONGEST)
    let scrolled = 0
    for (const y of [3000, 5000, 8000, 12_000, 14_000, 3000]) {
      await page.evaluate(y => scrollTo(0, y), y)
      await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      })
      const place = await contents(page).evaluate(placeOf)
      const { scrollTop, end } = await contents(page).evaluate(box => {
        return { scrollTop: box.scrollTop, end: box.scrollHeight - box.clientHeight - 1 }
      })
      // The first entries and the last ones cannot come so far.
      if (scrollTop > 0) expect(place, `${y}`).toBeGreaterThan(1 / 3)
      if (scrollTop < end) expect(place, `${y}`).toBeLessThan(2 / 3)
      expect(await page.evaluate(() => scrollY)).toBe(y)
      scrolled = Math.max(scrolled, scrollTop)
    }
    expect(scrolled).toBeGreaterThan(100)
  })

  test('stays under the pointer', async ({ page }) => {
    await openReady(page, LONGEST)
    await contents(page).hover()
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrollTop(contents(page))).toBe(100)
    await page.evaluate(() => scrollTo(0, 12_000))
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await scrollTop(contents(page))).toBe(100)
    await page.mouse.move(700, 400)
    await page.evaluate(() => scrollTo(0, 12_010))
    await expect.poll(() => scrollTop(contents(page))).not.toBe(100)
  })

  test('marks its last entry at the end of the page, or the one jumped to', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await openReady(page, '/contract')
    const entries = contents(page).getByRole('link')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(entries.last()).toHaveAttribute('aria-current', 'location')
    await entries.nth(-2).click()
    await expect(entries.nth(-2)).toHaveAttribute('aria-current', 'location')
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
  })
})

test('sidebar and contents fade where more follows, and only there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openReady(page, LONGEST)
  const fades = (box: Locator) =>
    box.evaluate(async element => {
      await new Promise(requestAnimationFrame)
      const styles = getComputedStyle(element)
      return ['--fade-start', '--fade-end'].map(name => styles.getPropertyValue(name))
    })
  expect(await fades(contents(page))).toEqual(['0px', '32px'])
  await contents(page).evaluate(box => box.scrollTo(0, 100))
  expect(await fades(contents(page))).toEqual(['32px', '32px'])
  await contents(page).evaluate(box => box.scrollTo(0, box.scrollHeight))
  expect(await fades(contents(page))).toEqual(['32px', '0px'])
  await page.goto('/study')
  expect(await fades(aside(page))).toEqual(['0px', '0px'])
})
