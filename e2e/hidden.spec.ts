import type { Page } from 'playwright/test'
import { expect, openReady, test } from './console'

const PAGE = '/markdown-page'
/** Headings of the page that are hidden at first: in a tab that is not selected, in a closed fold. */
const HIDDEN = ['in-a-tab', 'in-a-details-box']

const target = (page: Page, id: string) => page.locator(`[id="${id}"]`)

/** Expects an element to be seen below the navbar, and close to it. */
async function expectBelowNavbar(page: Page, id: string) {
  await expect(target(page, id)).toBeVisible()
  const top = async () => (await target(page, id).boundingBox())?.y ?? 0
  await expect.poll(top).toBeGreaterThanOrEqual(60)
  await expect.poll(top).toBeLessThan(90)
}

/** Clicks a link that leads here, made for the test. */
const follow = (page: Page, href: string) =>
  page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

for (const id of HIDDEN) {
  test.describe(`#${id}`, () => {
    test('is shown by a load', async ({ page }) => {
      await openReady(page, `${PAGE}#${id}`)
      await expectBelowNavbar(page, id)
    })

    test('is shown by a click on another page, and by the way back and forth', async ({ page }) => {
      await openReady(page, '/study')
      await follow(page, `${PAGE}#${id}`)
      await expect(page).toHaveURL(`${PAGE}#${id}`)
      await expectBelowNavbar(page, id)
      await page.goBack()
      await expect(page).toHaveURL('/study')
      await page.goForward()
      await expectBelowNavbar(page, id)
    })

    test('is shown by a click in the page, as often as it is clicked', async ({ page }) => {
      await openReady(page, PAGE)
      await expect(target(page, id)).toBeHidden()
      await page.evaluate(() => scrollTo(0, 700))
      await follow(page, `#${id}`)
      await expectBelowNavbar(page, id)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = false
        document.querySelector<HTMLElement>('[role=tab]')?.click()
      })
      await expect(target(page, id)).toBeHidden()
      await follow(page, `#${id}`)
      await expectBelowNavbar(page, id)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
    })

    test('is shown by the address bar', async ({ page }) => {
      await openReady(page, PAGE)
      await page.evaluate(id => {
        location.hash = id
      }, id)
      await expectBelowNavbar(page, id)
    })
  })
}

test('a link to words, which finds as a search in the page does, shows their tab or fold', async ({
  page,
}) => {
  // The samples of code have the same words, but for those around them.
  const words = { 'in-a-tab': 'In a tab-,In v3', 'in-a-details-box': 'In a details box-,A details' }
  for (const [id, text] of Object.entries(words)) {
    await openReady(page, '/study')
    await openReady(page, `${PAGE}#:~:text=${encodeURI(text)}`)
    await expect(target(page, id)).toBeVisible()
    await expect(target(page, id).locator('xpath=following::p[1]')).toBeInViewport()
  }
  await expect(page.getByRole('tab', { name: 'v3' })).toHaveAttribute('aria-selected', 'true')
})

test('a tab that is not selected is hidden from screen readers and printed', async ({ page }) => {
  await openReady(page, PAGE)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(target(page, 'in-a-tab')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(target(page, 'in-a-tab')).toBeVisible()
})

test('a hash that names nothing, or is no valid address, leaves the page at its top', async ({
  page,
}) => {
  for (const hash of ['#nothing', '#%zz', '#%E0%A4%A', '#']) {
    await page.goto('/study')
    await openReady(page, PAGE + hash)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await openReady(page, '/study')
    await page.evaluate(() => scrollTo(0, 300))
    await follow(page, PAGE + hash)
    await expect(page).toHaveTitle('Markdown page | Docs')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await follow(page, hash)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})
