import type { Page } from 'playwright/test'
import { expect, test } from './console'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light/ })

test.describe('navbar', () => {
  test('has the sections on the left and GitHub, version, language and mode on the right', async ({
    page,
  }) => {
    await page.goto('/')
    const links = page.getByRole('banner').getByRole('link')
    await expect(links).toHaveText([/SwapX Docs/, 'Study', 'Contract', 'SDK', 'GitHub', 'Next'])
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible()

    const github = page.getByRole('link', { name: /GitHub/ })
    await expect(github).toHaveAttribute('href', 'https://github.com/hi-swapx/docs')
    await expect(github).toHaveAttribute('target', '_blank')
    await expect(github).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(github).toHaveAccessibleName('GitHub (opens in new tab)')
    for (const [name, path] of [
      ['Study', '/study'],
      ['Contract', '/contract'],
      ['SDK', '/sdk'],
      ['Next', '/study'],
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

  test('stays at the top of the window', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    await page.evaluate(() => window.scrollTo(0, 3000))
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0)
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
  })
})

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
})

test.describe('small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer opens on the page’s sidebar, and has the main menu behind it', async ({
    page,
  }) => {
    await page.goto('/contract/swapx-v2')
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()

    await drawer.getByRole('button', { name: '← Back to main menu' }).click()
    await expect(drawer.getByRole('link')).toHaveText([
      /SwapX Docs/,
      'Study',
      'Contract',
      'SDK',
      'GitHub',
      'Next',
    ])
    await drawer.getByRole('link', { name: 'SDK' }).click()
    await expect(page).toHaveTitle('SDK overview | Docs')
    await expect(drawer).toBeHidden()
  })

  test('the drawer takes the focus and gives it back; Escape and the page behind close it', async ({
    page,
  }) => {
    await page.goto('/contract')
    const button = page.getByRole('button', { name: 'Toggle navigation bar' })
    await button.click()
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await page.mouse.click(380, 400)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('the drawer closes at the desktop width: 997 px, not 996 px', async ({ page }) => {
    await page.goto('/contract')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.setViewportSize({ width: 996, height: 844 })
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 997, height: 844 })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden()
    await expect(sidebar(page)).toBeVisible()
  })

  test('the table of contents is folded under the title', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    const contents = page.getByRole('main').getByRole('group').filter({ hasText: 'On this page' })
    await expect(contents.getByRole('link').first()).toBeHidden()
    await contents.getByText('On this page').click()
    await expect(contents.getByRole('link').first()).toBeVisible()
  })
})

test.describe('sidebar', () => {
  test('opens the way to the page and leaves the rest closed', async ({ page }) => {
    await page.goto('/contract/swapx-v2/concepts/core-concepts/pools')
    await expect(sidebar(page).getByText('流动性池')).toBeVisible()
    await expect(sidebar(page).getByText('工作原理')).toHaveCount(0)
    await expect(sidebar(page).getByRole('button', { name: '核心概念' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  test('keeps what the reader opened and its scroll position across pages', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.goto('/contract/swapx-v2/concepts/core-concepts/pools')
    await sidebar(page).getByRole('button', { name: '进阶主题' }).click()
    const aside = page.getByRole('complementary').filter({ has: sidebar(page) })
    await aside.evaluate(element => element.scrollTo(0, 120))
    await sidebar(page).getByText('闪电兑换').click()
    await expect(page).toHaveTitle('Flash swaps | Docs')
    await expect(sidebar(page).getByText('安全')).toBeVisible()
    expect(await aside.evaluate(element => element.scrollTop)).toBe(120)
  })

  test('a category without a page opens and closes by mouse, Enter and Space', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    const category = sidebar(page).getByRole('button', { name: '概念', exact: true })
    await category.click()
    await expect(category).toHaveAttribute('aria-expanded', 'true')
    await category.focus()
    await page.keyboard.press('Enter')
    await expect(category).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(category).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL('/contract/swapx-v2')
  })

  test('a category with a page has a button of its own to open it', async ({ page }) => {
    await page.goto('/contract')
    const button = sidebar(page).getByRole('button', { name: "Expand sidebar category 'SwapX V3'" })
    await button.click()
    await expect(sidebar(page).getByText('技术参考')).toBeVisible()
    await expect(page).toHaveURL('/contract')
  })

  test('labels are marked as Chinese and carry the English name', async ({ page }) => {
    await page.goto('/contract/swapx-v2/concepts/core-concepts/pools')
    const label = sidebar(page).getByText('流动性池')
    await expect(label).toHaveAttribute('lang', 'zh-Hans')
    await expect(label).toHaveAttribute('title', 'Pools')
  })
})

test.describe('page', () => {
  test('the first Tab shows the skip link, which leads past the navigation', async ({ page }) => {
    await page.goto('/contract')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Home page' })).toBeFocused()
  })

  test('the table of contents lists levels 2 and 3 and marks the section on screen', async ({
    page,
  }) => {
    await page.goto('/markdown-page')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link', { name: 'Lists' })).toBeVisible()
    await expect(contents.getByRole('link', { name: 'Level four' })).toHaveCount(0)
    await contents.getByRole('link', { name: 'Admonitions' }).click()
    await expect(page).toHaveURL('/markdown-page#admonitions')
    await expect(contents.locator('[aria-current]')).toHaveText('Admonitions')
  })

  test('a heading’s link leads to the heading, clear of the navbar', async ({ page }) => {
    await page.goto('/markdown-page')
    await page.getByRole('link', { name: 'Direct link to Tables' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/markdown-page#tables')
    const top = async () => (await page.locator('#tables').boundingBox())?.y ?? 0
    await expect.poll(top).toBeGreaterThanOrEqual(60)
    await expect.poll(top).toBeLessThan(90)
  })

  test('code is copied as it is written', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/markdown-page')
    const block = page.locator('[data-code-block]').filter({ hasText: 'tokens.json' }).first()
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toBe('{\n  "symbol": "A",\n  "decimals": 18\n}')
    await expect(block.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible()
  })

  test('a category page has a card for each item, with its own description', async ({ page }) => {
    await page.goto('/category/条款和条件')
    const cards = page.getByRole('main').getByRole('list').last().getByRole('link')
    await expect(cards).toHaveCount(2)
    await expect(cards.first().getByRole('heading', { level: 2 })).toHaveText('隐私政策')
    await expect(cards.first()).toContainText('Privacy policy')
    await expect(cards.first()).toHaveAttribute('href', '/study/terms&conditions/privacy')
  })

  test('the footer is dark in both modes, names 2024 and has no links', async ({ page }) => {
    await page.clock.setFixedTime('2031-05-05')
    await page.goto('/category/条款和条件')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveText('Copyright © 2024 SwapX.')
    await expect(footer.getByRole('link')).toHaveCount(0)
    await expect(footer).toHaveCSS('background-color', 'rgb(13, 20, 19)')
    await toggle(page).click()
    await expect(footer).toHaveCSS('background-color', 'rgb(13, 20, 19)')
  })

  test('the home page has the title, the tagline, one figure and three ways in', async ({
    page,
  }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('SwapX Docs')
    await expect(main.getByText('Efficient, convenient and safe')).toBeVisible()
    await expect(main.getByRole('img')).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Study', 'Contract', 'SDK'])
  })

  test('favicon, touch icon and social image are there; the social image is 1200 × 630', async ({
    page,
    request,
  }) => {
    await page.goto('/study')
    const icon = await page.locator('link[rel=icon]').getAttribute('href')
    expect((await request.get(icon ?? '')).status()).toBe(200)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(image).toBe('https://docs.swapx.exchange/social.png')
    const png = await (await request.get('/social.png')).body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test('print leaves the article alone, in light colours', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto('/contract/swapx-v2')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(sidebar(page)).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(252, 253, 252)')
  })

  test('the layout does not shift while the page loads', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          Object.assign(window, {
            shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
          })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/contract/swapx-v2', '/category/条款和条件']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
    }
  })
})
