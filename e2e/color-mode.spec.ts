import { siteConfig } from '../lib/site/site-config'
import { expect, openReady, test } from './console'
import { forbidStorage, OTHER, root, toggle, version } from './parts'

test.describe('colour mode', () => {
  test.skip(siteConfig.colorMode.respectPrefersColorScheme, OTHER)
  test('is light by default, also when the system is dark', async ({ page }) => {
    test.skip(Boolean(siteConfig.announcementBar), OTHER)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('switches, is kept, and is there before the first paint', async ({ page }) => {
    await page.goto('/study')
    await toggle(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  })

  test('follows another tab', async ({ page, context }) => {
    await page.goto('/study')
    const other = await context.newPage()
    // Until then it does not hear of the change.
    await openReady(other, '/contract')
    await toggle(page).click()
    await expect(root(other)).toHaveAttribute('data-theme', 'dark')
    await other.evaluate(() => localStorage.removeItem('theme'))
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)
  })

  test('is light when storage holds something unknown', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'banana'))
    await page.goto('/study')
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)
    const scheme = () => getComputedStyle(document.documentElement).colorScheme
    expect(await page.evaluate(scheme)).toBe('light')
  })

  test('stays as it is when the system changes', async ({ page }) => {
    await openReady(page, '/study')
    for (const mode of ['light', 'dark']) {
      for (const colorScheme of ['light', 'dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        await expect(root(page)).toHaveAttribute('data-theme', mode)
      }
      await toggle(page).click()
    }
  })

  test.describe('without storage', () => {
    test.use({ allowedMessage: /the browser allows no storage/ })

    test('switches for this visit', async ({ page }) => {
      await page.addInitScript(forbidStorage)
      await page.goto('/study')
      for (const mode of ['dark', 'light', 'dark']) {
        await toggle(page).click()
        await expect(root(page)).toHaveAttribute('data-theme', mode)
      }
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('has no button, which nothing would answer', async ({ page }) => {
      await page.goto('/study')
      await expect(toggle(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: /sidebar category/ })).toHaveCount(0)
    })
  })

  test('is the only thing kept after every control of the shell was used', async ({ page }) => {
    test.skip(Boolean(siteConfig.announcementBar), OTHER)
    await page.goto('/contract/swapx-v2')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '9.9'))
    await page.reload()
    await toggle(page).click()
    // What answers the click may still be on its way, and would not come on the next page.
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'English' }).click()
    await version(page).click()
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})
