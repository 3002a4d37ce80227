import type { Page } from 'playwright/test'
import { expect, openReady, test } from './console'
import { clickNewLink, JUMP_TOP } from './parts'

const PAGE = '/markdown-page'
/** Headings of the page that are hidden at first: in a tab that is not selected, in a closed fold. */
const HIDDEN = ['in-a-tab', 'in-a-details-box']

const target = (page: Page, id: string) => page.locator(`[id="${id}"]`)

/** Expects an element to be seen where a jump leads to, or a little below. */
async function expectBelowNavbar(page: Page, id: string) {
  await expect(target(page, id)).toBeVisible()
  const top = async () => (await target(page, id).boundingBox())?.y ?? 0
  await expect.poll(top).toBeGreaterThanOrEqual(JUMP_TOP - 8)
  await expect.poll(top).toBeLessThan(JUMP_TOP + 22)
}

const follow = (page: Page, href: string) => page.evaluate(clickNewLink, href)

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

test('what the browser finds in the page shows its fold or tab', async ({ page }) => {
  await openReady(page, '/study')
  // A link to words finds them as a search does. The sample of code has the same ones after others.
  await openReady(page, `${PAGE}#:~:text=${encodeURI('In a details box-,A details')}`)
  await expect(target(page, 'in-a-details-box')).toBeInViewport()
  // How long the browser looks for words that React hides is its own affair: here it has found them.
  const panel = page.locator('[role=tabpanel]:has(#in-a-tab)')
  await expect(panel).toHaveAttribute('hidden', 'until-found')
  await panel.evaluate(box => box.dispatchEvent(new Event('beforematch', { bubbles: true })))
  await expect(target(page, 'in-a-tab')).toBeVisible()
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
  for (const hash of ['#nothing', '#%E0%A4%A', '#']) {
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
