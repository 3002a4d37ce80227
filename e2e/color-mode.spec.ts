import type { Page } from 'playwright/test'
import { expect, openReady, test } from './console'
import { root, toggle, version } from './parts'

test.describe('colour mode', () => {
  test('is light by default, also when the system is dark', async ({ page }) => {
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
    await other.goto('/contract')
    await toggle(page).click()
    await expect(root(other)).toHaveAttribute('data-theme', 'dark')
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
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    const other = await context.newPage()
    await other.goto('/contract')
    await other.evaluate(() => localStorage.removeItem('theme'))
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)

    await toggle(page).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await other.evaluate(() => localStorage.clear())
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('treats an unknown value as none, without touching it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'banana'))
    await page.goto('/study')
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('banana')
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

  test.describe('asked for by the address', () => {
    const modes = (page: Page) =>
      page.evaluate(() => (window as unknown as { modes: string[] }).modes)

    /** Notes each mode that the page was in since there was something to see. */
    const watchModes = (page: Page) =>
      page.addInitScript(() => {
        const modes: (string | undefined)[] = []
        Object.assign(window, { modes })
        const note = () => {
          if (document.querySelector('header')) modes.push(document.documentElement.dataset.theme)
        }
        const options = { attributeFilter: ['data-theme'], childList: true, subtree: true }
        new MutationObserver(note).observe(document, options)
      })

    test('holds from the first paint on, also on the next page, and is not kept', async ({
      page,
    }) => {
      await watchModes(page)
      await openReady(page, '/study?docusaurus-theme=dark')
      await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
      await page.getByRole('banner').getByRole('link', { name: 'Contract' }).click()
      await expect(page).toHaveURL('/contract')
      expect(new Set(await modes(page))).toEqual(new Set(['dark']))
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await page.goto('/study')
      await expect(root(page)).toHaveAttribute('data-theme', 'light')
    })

    test('gives way to the switch, also to what is stored already', async ({ page }) => {
      await page.goto('/study')
      await page.evaluate(() => localStorage.setItem('theme', 'dark'))
      await page.goto('/study?docusaurus-theme=light')
      await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)
      await toggle(page).click()
      await expect(root(page)).toHaveAttribute('data-theme', 'dark')
      await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
      await toggle(page).click()
      await expect(root(page)).toHaveAttribute('data-theme', 'light')
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    })

    test('is no mode when unknown; other data of the address becomes attributes', async ({
      page,
    }) => {
      await page.goto('/study?docusaurus-theme=banana&docusaurus-data-frame=narrow')
      await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)
      await expect(root(page)).toHaveAttribute('data-theme', 'light')
      await expect(root(page)).toHaveAttribute('data-frame', 'narrow')
    })
  })

  test.describe('without storage', () => {
    test.use({ allowedMessage: /the browser allows no storage/ })

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
        await expect(root(page)).toHaveAttribute('data-theme', mode)
      }
      expect(warnings).toHaveLength(1)
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
