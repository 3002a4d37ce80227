import type { Page } from 'playwright/test'
import { siteConfig } from '../lib/site/site-config'
import { expect, ready, test } from './console'
import { forbidStorage, heading, menu, navbar, OTHER, root, toggle } from './parts'
import { translate } from './translator'

const GUIDE = '/sdk/v3/guides/swaps/quoting'

/**
 * Opens a page whose scripts are on their way.
 * @returns lets them arrive
 */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route('**/*.js', route => arrival.then(() => route.continue()))
  await page.goto(address, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  return async () => {
    arrive()
    await ready(page)
  }
}

test('what is pressed before the scripts arrive acts when they do, once', async ({
  page,
  context,
}) => {
  test.skip(siteConfig.colorMode.respectPrefersColorScheme, OTHER)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const arrive = await openEarly(page, GUIDE)
  const viem = page.getByRole('group', { name: 'Samples with' }).getByText('viem')
  const caret = page.locator('[aria-label$="sidebar category \'SwapX V2 SDK\'"]')
  const language = navbar(page).getByRole('button', { name: 'English' })
  // The second press of an impatient reader is none of its own.
  await toggle(page).click({ clickCount: 2 })
  const ethers = page.getByRole('group', { name: 'Samples with' }).getByText('ethers')
  // The last of them is what the reader wants.
  for (const control of [viem, ethers, viem, caret, language]) await control.click()
  await page.getByRole('button', { name: 'Copy page' }).click()
  const expanded = await caret.getAttribute('aria-expanded')
  await arrive()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(viem).toHaveAttribute('aria-pressed', 'true')
  await expect(caret).not.toHaveAttribute('aria-expanded', expanded ?? '')
  await expect(language).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Quot/)
  // From now on each press counts.
  await toggle(page).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})

test('what cannot be copied after the press that was kept leaves the reader where they are', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
    document.execCommand = () => false
  })
  const arrive = await openEarly(page, GUIDE)
  const copy = page.getByRole('button', { name: 'Copy page' })
  await copy.click()
  const isFetched = page.waitForResponse(`**${GUIDE}.md`)
  await arrive()
  await isFetched
  await expect(page).toHaveURL(GUIDE)
  await copy.click()
  await expect(page).toHaveURL(`${GUIDE}.md`)
})

test.describe('where the browser lacks or forbids something, or changes the page', () => {
  // What it says of that.
  test.use({ allowedMessage: /./ })

  for (const [name, change] of [
    ['a translator', translate],
    ['a banner', () => document.body.prepend(document.createElement('div'))],
  ] as const) {
    test(`presses are kept on a page that ${name} has changed before the scripts arrive`, async ({
      page,
    }) => {
      test.skip(siteConfig.colorMode.respectPrefersColorScheme, OTHER)
      const arrive = await openEarly(page, GUIDE)
      await page.evaluate(change)
      await toggle(page).click()
      const viem = page.locator('main [role=tab]').filter({ hasText: 'viem' }).first()
      await viem.click()
      await arrive()
      await expect(root(page)).toHaveAttribute('data-theme', 'dark')
      await expect(viem).toHaveAttribute('aria-selected', 'true')
    })
  }

  test('presses count in a browser that cannot measure, and without storage', async ({ page }) => {
    test.skip(siteConfig.colorMode.respectPrefersColorScheme, OTHER)
    await page.addInitScript(() => {
      Reflect.deleteProperty(Performance.prototype, 'mark')
    })
    await page.addInitScript(forbidStorage)
    await page.goto(GUIDE)
    const viem = page.getByRole('group', { name: 'Samples with' }).getByText('viem')
    await viem.click()
    await toggle(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await expect(viem).toHaveAttribute('aria-pressed', 'true')
  })
})

test('on a phone the menu opens before the scripts arrive, and stays open when they do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/study')
  const arrive = await openEarly(page, GUIDE)
  const entries = page.getByRole('navigation', { name: 'Docs sidebar' })
  await menu(page).click()
  await expect(entries.locator('[aria-current=page]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entries).toBeHidden()
  await menu(page).click()
  await arrive()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await drawer.getByRole('button', { name: '← Back to main menu' }).click()
  await expect(drawer.getByRole('link', { name: 'Contract' })).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(GUIDE)
  await page.goBack()
  await expect(page).toHaveURL('/study')
})
