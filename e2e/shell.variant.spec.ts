import type { Page } from 'playwright/test'
import { hiddenFocus } from './checks/focus'
import { expect, openReady, ready, test } from './console'
import { root, sidebar, toggle, watchNetwork } from './parts'
import { VARIANT } from './ports'

test.use({ baseURL: VARIANT })

const LONG = '/contract/swapx-v2/concepts/advanced-topics/price'
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })

test.describe('colour mode that may follow the system', () => {
  test('goes round: system, light, dark, system; each choice is kept', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/study')
    const states = [
      ['system', 'dark', null],
      ['light', 'light', 'light'],
      ['dark', 'dark', 'dark'],
      ['system', 'dark', 'system'],
    ]
    for (const [index, [name, mode, stored]] of states.entries()) {
      if (index > 0) await toggle(page).click()
      await expect(toggle(page)).toHaveAccessibleName(
        `Switch between dark and light mode (currently ${name} mode)`,
      )
      await expect(root(page)).toHaveAttribute('data-theme', mode as string)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(stored)
      await expect(toggle(page).locator('svg:visible')).toHaveCount(1)
      await expect(toggle(page).locator('svg').first()).toBeVisible({ visible: name === 'system' })
    }
  })

  test('follows the system until there is a choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/study')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
    await toggle(page).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root(page)).toHaveAttribute('data-theme', 'light')
  })

  test('returns to the system in all tabs, before the first paint too', async ({
    page,
    context,
  }) => {
    await openReady(page, '/study')
    await toggle(page).click()
    const other = await context.newPage()
    await openReady(other, '/contract')
    await expect(toggle(other)).toHaveAccessibleName(/currently light mode/)
    await toggle(page).click()
    await toggle(page).click()
    await expect(toggle(other)).toHaveAccessibleName(/currently system mode/)
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('header') !== null)
    await expect(toggle(page)).toHaveAccessibleName(/currently system mode/)
  })
})

test.describe('announcement bar', () => {
  test('is in the page as exported, above the navbar, and scrolls away under it', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/study')).text()).toContain('aria-label="Announcement"')
    await page.goto('/contract/swapx-v2')
    const box = await bar(page).boundingBox()
    expect([box?.y, box?.height]).toEqual([0, 30])
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(30)
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect(bar(page)).not.toBeInViewport()
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
  })

  test('has the configured colours in both modes, down to its link and button', async ({
    page,
  }) => {
    await page.goto('/study')
    for (const mode of ['light', 'dark']) {
      await toggle(page).click()
      // Light is what the system wants, too, while the framework starts.
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`))
      await expect(root(page)).toHaveAttribute('data-theme', mode)
      await expect(bar(page)).toHaveCSS('background-color', 'rgb(122, 31, 61)')
      for (const part of [bar(page), bar(page).getByRole('link'), bar(page).getByRole('button')]) {
        await expect(part).toHaveCSS('color', 'rgb(255, 241, 244)')
      }
    }
    await page.keyboard.press('Shift+Tab')
    await bar(page).getByRole('link').focus()
    await expect(bar(page).getByRole('link')).toHaveCSS('outline-color', 'rgb(255, 241, 244)')
  })

  test.describe('before React is there', () => {
    test.use({ allowedMessage: /ERR_FAILED/ })

    test('stays closed, from the first paint on', async ({ page }) => {
      await openReady(page, '/study')
      await bar(page).getByRole('button', { name: 'Close' }).click()
      await expect(bar(page)).toHaveCount(0)
      const keys = () => Object.entries(localStorage).sort()
      expect(await page.evaluate(keys)).toEqual([
        ['docusaurus.announcement.dismiss', 'true'],
        ['docusaurus.announcement.id', 'first'],
      ])
      await page.route('**/chunks/*.js', route => route.abort())
      await page.reload({ waitUntil: 'commit' })
      await page.waitForFunction(() => document.querySelector('section') !== null)
      await expect(bar(page)).toBeHidden()
    })
  })

  test('comes back on the first load after its id changed', async ({ page }) => {
    await openReady(page, '/study')
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page)).toHaveCount(0)
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'))
    await page.reload()
    await ready(page)
    await expect(bar(page)).toBeVisible()
    expect(await page.evaluate(() => Object.values(localStorage).sort())).toEqual([
      'false',
      'first',
    ])
    await page.reload()
    await ready(page)
    await expect(bar(page)).toBeVisible()
  })

  test('does not move the page when it is taken away before the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'first')
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    })
    await openReady(page, '/study')
    await expect(bar(page)).toHaveCount(0)
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      return observer.takeRecords().length
    })
    expect(shifts).toBe(0)
  })

  test('keys of all capabilities are the documented ones', async ({ page }) => {
    await page.goto('/study')
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await toggle(page).click()
    // The clicks are done once the framework has started.
    const keys = () => page.evaluate(() => Object.keys(localStorage).sort())
    await expect
      .poll(keys)
      .toEqual(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme'])
  })
})

/** The page hears of two distances that follow each other in one frame as of one. */
const scroll = (page: Page, y: number) =>
  page.evaluate(to => {
    const heard = new Promise(done => addEventListener('scroll', done, { once: true }))
    window.scrollTo(0, to)
    return heard.then(() => {})
  }, y)

test.describe('navbar that leaves', () => {
  /** The navbar comes to stand here; transitions take 200 ms. */
  const expectTop = (page: Page, top: number) =>
    expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(top)

  test('goes on the way down, comes on the way up, and for the keyboard', async ({ page }) => {
    await openReady(page, LONG)
    await scroll(page, 50)
    await expectTop(page, 0)
    await scroll(page, 350)
    await expectTop(page, -62)
    await scroll(page, 310)
    await expectTop(page, 0)
    await scroll(page, 900)
    await expectTop(page, -62)
    await page.getByRole('banner').getByRole('link', { name: 'Contract' }).focus()
    await expectTop(page, 0)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(60)
  })

  test('hides nothing that the keyboard comes back to', async ({ page }) => {
    await openReady(page, LONG)
    expect(await hiddenFocus(page)).toEqual([])
  })

  test('makes way for the heading jumped to, and is back on the next page', async ({ page }) => {
    await page.goto(LONG)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const link = contents.getByRole('link').nth(2)
    const id = (await link.getAttribute('href'))?.slice(1)
    await link.click()
    await expectTop(page, -62)
    const heading = await page.locator(`[id="${id}"]`).boundingBox()
    expect(heading?.y).toBeCloseTo(8, 0)
    await expect(contents.locator('[aria-current]')).toHaveAttribute('href', `#${id}`)
    await page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=next]').click()
    await page.waitForURL(url => url.pathname !== LONG)
    await expect(page.getByRole('banner')).toHaveCSS('transform', 'none')
  })

  test('leaves its place to the bar that names the section on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openReady(page, LONG)
    const bar = page.getByRole('button', { name: /^On this page: / })
    await scroll(page, 50)
    for (const [y, top] of [
      [1500, 0],
      [1400, 60],
    ] as const) {
      await scroll(page, y)
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(top)
    }
  })

  test('leaves its place to a logo of the sidebar, which the keyboard passes by', async ({
    page,
  }) => {
    await page.goto(LONG)
    await page.evaluate(() => window.scrollTo(0, 1000))
    const logo = page.getByRole('complementary').getByRole('link', { name: /SwapX Docs/ })
    await expect(logo).toBeInViewport()
    await expect(logo).toHaveAttribute('tabindex', '-1')
  })

  test.describe('in a browser with nothing to do', () => {
    test.use({ idle: true })

    test('does not fetch the home page ahead for that logo', async ({ page }) => {
      const ahead: string[] = []
      page.on('request', request => {
        const { pathname } = new URL(request.url())
        if (pathname.includes('__PAGE__')) ahead.push(pathname)
      })
      const quiet = watchNetwork(page)
      await openReady(page, LONG)
      await expect.poll(() => ahead.length).toBeGreaterThan(0)
      await quiet()
      expect(ahead.filter(path => path.startsWith('/__next.'))).toEqual([])
    })
  })
})

test('opening a category closes its siblings', async ({ page }) => {
  await page.goto('/contract/swapx-v2/concepts/core-concepts/pools')
  const open = sidebar(page).getByRole('button', { name: '核心概念' })
  const sibling = sidebar(page).getByRole('button', { name: '进阶主题' })
  await sibling.click()
  await expect(sibling).toHaveAttribute('aria-expanded', 'true')
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await expect(
    sidebar(page).getByRole('button', { name: '概念 Concepts', exact: true }),
  ).toHaveAttribute('aria-expanded', 'true')
})
