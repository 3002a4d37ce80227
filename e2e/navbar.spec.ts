import { readFileSync } from 'node:fs'
import { siteConfig } from '../lib/site/site-config'
import { expect, openReady, ready, test } from './console'
import { addStyles, navbar, navbarLinks, OTHER, toggle, version } from './parts'

test.describe('navbar', () => {
  test('has the sections on the left and GitHub, version, language and mode on the right', async ({
    page,
  }) => {
    await page.goto('/')
    const links = page.getByRole('banner').getByRole('link')
    await expect(links).toHaveText([/SwapX Docs/, ...navbarLinks])
    await expect(version(page)).toHaveText('Version: Next')
    const language = page.getByRole('button', { name: 'Language: English', exact: true })
    await expect(language).toBeVisible()
    await expect(language).toHaveAttribute('aria-haspopup', 'true')

    const github = page.getByRole('link', { name: /GitHub/ })
    await expect(github).toHaveAttribute('href', 'https://github.com/hi-swapx/docs')
    await expect(github).toHaveAttribute('target', '_blank')
    await expect(github).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(github).toHaveAccessibleName('GitHub (opens in new tab)')
    for (const [name, path] of [
      ['Study', '/study'],
      ['Contract', '/contract'],
      ['SDK', '/sdk'],
    ]) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute(
        'href',
        path as string,
      )
    }
    const left = await page.getByRole('banner').getByRole('link', { name: 'SDK' }).boundingBox()
    const right = await github.boundingBox()
    expect(left?.x).toBeLessThan(640)
    expect(right?.x).toBeGreaterThan(640)
  })

  test('leaves the page where it is when the focus comes to it', async ({ page }) => {
    await openReady(page, '/contract/swapx-v2')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
      const last = page.getByRole('banner').locator('a, button').filter({ visible: true }).last()
      await last.evaluate((part: HTMLElement) => part.focus({ preventScroll: true }))
      await page.keyboard.press('Shift+Tab')
      await expect(last).not.toBeFocused()
      expect(await page.evaluate(() => scrollY), `${width} px`).toBe(2000)
    }
  })

  test('has room for all of its row with text of any size', async ({ page }) => {
    await openReady(page, '/study')
    for (const size of [125, 150, 200]) {
      await addStyles(page, `html { font-size: ${size}% }`)
      for (const width of [390, 997, 1060, 1200]) {
        await page.setViewportSize({ width, height: 800 })
        const parts = page.getByRole('banner').locator('a, button').filter({ visible: true })
        const boxes = await parts.evaluateAll(all =>
          all.map(part => part.getBoundingClientRect()).sort((a, b) => a.left - b.left),
        )
        for (const [index, { left }] of boxes.entries())
          expect(left, `${size}%, ${width} px`).toBeGreaterThanOrEqual(
            (boxes[index - 1]?.right ?? 0) - 1,
          )
        expect(boxes.at(-1)?.right, `${size}%, ${width} px`).toBeLessThanOrEqual(width)
      }
    }
  })

  test('offers one language, this page, by mouse and keyboard', async ({ page }) => {
    await page.goto('/contract')
    const button = page.getByRole('button', { name: 'English' })
    const entry = page.getByRole('banner').getByRole('link', { name: 'English' })
    await expect(entry).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(entry).toBeVisible()
    await expect(entry).toHaveAttribute('href', '/contract')
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(button).toBeFocused()

    await button.hover()
    await expect(entry).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await button.click()
    await expect(entry).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await page.mouse.move(0, 500)
    await button.hover()
    await expect(entry).toBeVisible()
  })

  test('the language list closes on tabbing out and on a press beside it', async ({ page }) => {
    await page.goto('/contract')
    const button = page.getByRole('button', { name: 'English' })
    await button.focus()
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    // Without focus, which Safari does not give a button that is pressed.
    await button.evaluate((element: HTMLElement) => element.click())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.click(600, 500)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('the language entry keeps query and hash and loads the page anew', async ({ page }) => {
    await page.goto('/contract?from=mail')
    const entry = page.getByRole('banner').getByRole('link', { name: 'English' })
    await page.getByRole('button', { name: 'English' }).click()
    await expect(entry).toHaveAttribute('href', '/contract?from=mail')
    await expect(entry).toHaveAttribute('lang', 'en')
    await expect(entry).toHaveAttribute('target', '_self')
    await page.evaluate(() => Object.assign(window, { mark: true }))
    await entry.click()
    // A jump while Next starts would be undone by it.
    await page.waitForFunction(() => !('mark' in window))
    await ready(page)
    await page.goto('/contract?from=mail#where-next')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(entry).toHaveAttribute('href', '/contract?from=mail#where-next')
  })

  test('the version leads to this document, and to the main one from elsewhere', () => {
    for (const [path, href] of [
      ['/index', '/study'],
      ['/contract/swapx-v2', '/contract/swapx-v2'],
      ['/category/条款和条件', '/study'],
      ['/markdown-page', '/study'],
    ]) {
      const html = readFileSync(`out${path}.html`, 'utf8')
      const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>Version: Next</g)]
      expect(new Set(links.map(([, href]) => href)), path).toEqual(new Set([href]))
    }
  })

  test('is never moved by scrolling', async ({ page }) => {
    test.skip(siteConfig.navbar.hideOnScroll, OTHER)
    await page.goto('/contract/swapx-v2')
    for (const [distance, place] of [
      [350, 350],
      [2000, 2350],
      [-300, 2050],
    ] as const) {
      await page.mouse.wheel(0, distance)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
      await expect(navbar(page)).toHaveCSS('transform', 'none')
      expect((await navbar(page).boundingBox())?.y).toBe(0)
    }
  })

  test('the place of the search is empty', async ({ page }) => {
    test.skip(Boolean(siteConfig.search), OTHER)
    await page.goto('/study')
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.locator('input')).toHaveCount(0)
    const box = await toggle(page).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280 - 16)
  })
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the languages show while the focus is on their button', async ({ page }) => {
      await page.goto('/study')
      const entry = navbar(page).locator('a', { hasText: /^English$/ })
      await expect(entry).toBeHidden()
      await page.getByRole('button', { name: 'English' }).focus()
      await expect(entry).toBeVisible()
    })
  })
})
