import type { Page } from 'playwright/test'
import { expect, test } from './console'

const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light/ })

test.describe('colour mode', () => {
  test('is light by default, also when the system is dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('switches, is kept, and is there before the first paint', async ({ page }) => {
    await page.goto('/study')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  })

  test('follows another tab', async ({ page, context }) => {
    await page.goto('/study')
    const other = await context.newPage()
    await other.goto('/contract')
    await toggle(page).click()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('is light when storage holds something unknown', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'banana'))
    await page.goto('/study')
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)
    const scheme = () => getComputedStyle(document.documentElement).colorScheme
    expect(await page.evaluate(scheme)).toBe('light')
  })

  test('returns to the default when another tab removes the key, and writes nothing', async ({
    page,
    context,
  }) => {
    await page.goto('/study')
    await toggle(page).click()
    const other = await context.newPage()
    await other.goto('/contract')
    await other.evaluate(() => localStorage.removeItem('theme'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)

    await toggle(page).click()
    await other.evaluate(() => localStorage.clear())
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('treats an unknown value as none, without touching it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'banana'))
    await page.goto('/study')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('banana')
  })

  test('stays as it is when the system changes', async ({ page }) => {
    await page.goto('/study')
    await toggle(page).click()
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test.describe('without storage', () => {
    test.use({ allowedMessages: [/the browser allows no storage/] })

    test('switches for this visit, and says once that it is not kept', async ({ page }) => {
      const warnings: string[] = []
      page.on('console', message => warnings.push(message.text()))
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      })
      await page.goto('/study')
      for (const mode of ['dark', 'light', 'dark']) {
        await toggle(page).click()
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
      }
      expect(warnings).toHaveLength(1)
    })
  })

  test('the exported button waits for the scripts', async ({ request }) => {
    const html = await (await request.get('/study')).text()
    expect(html).toMatch(/<button[^>]*aria-label="Switch between dark and light mode[^>]*disabled/)
  })

  test('is the only thing kept after every control of the shell was used', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '9.9'))
    await page.goto('/contract/swapx-v2')
    await toggle(page).click()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Next' }).click()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})
