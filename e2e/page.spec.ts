import { siteConfig } from '../lib/site/site-config'
import { expect, test } from './console'
import { PAGE_TYPES } from './page-types'
import { heading, OTHER, sidebar, toggle, watchShifts } from './parts'

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
    test.skip(siteConfig.navbar.hideOnScroll, OTHER)
    await page.goto('/markdown-page')
    await page.getByRole('link', { name: 'Direct link to Tables' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/markdown-page#tables')
    await expect(page.locator('#tables')).toHaveAccessibleName('Tables')
    const top = async () => (await page.locator('#tables').boundingBox())?.y ?? 0
    await expect.poll(top).toBeGreaterThanOrEqual(60)
    await expect.poll(top).toBeLessThan(90)
  })

  test('the box of a table has the name of its section', async ({ page }) => {
    await page.goto('/markdown-page')
    const box = page.getByRole('group', { name: 'Tables', exact: true })
    await expect(box.getByRole('columnheader', { name: 'Fee tier' })).toBeVisible()
  })

  test('the card of a group lists its pages', async ({ page }) => {
    await page.goto('/category/指南-1')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '兑换' }).first()
    await expect(card.getByRole('listitem')).toHaveText(['Quoting', 'Trading', 'Routing'])
    await card.getByRole('link', { name: 'Trading' }).click()
    await expect(heading(page)).toHaveText('Trading')
    await expect(page).toHaveURL('/sdk/v3/guides/swaps/trading')
  })

  test('breadcrumbs are one row, whose end is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sdk/v3/reference/interfaces/AllowedPermitArguments')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    const rows = await crumbs
      .getByRole('listitem')
      .evaluateAll(items => items.map(item => item.getBoundingClientRect()))
    const middles = rows.map(({ top, bottom }) => Math.round((top + bottom) / 2))
    expect(new Set(middles).size).toBe(1)
    expect(await crumbs.evaluate(row => row.scrollWidth - row.clientWidth)).toBeGreaterThan(0)
    await expect(crumbs.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    const faded = () =>
      crumbs.evaluate(row => parseFloat(getComputedStyle(row).getPropertyValue('--fade-end')))
    await expect.poll(faded, 'it fades towards what is out of sight').toBe(32)
    await crumbs.evaluate(row => row.scrollTo(-row.scrollWidth, 0))
    await expect.poll(faded).toBeLessThan(2)
    await crumbs.evaluate(row => row.scrollTo(0, 0))
    await page.getByRole('link', { name: 'Home page' }).focus()
    await expect(page.getByRole('link', { name: 'Home page' })).toBeInViewport({ ratio: 0.9 })
  })

  test('the footer is dark in both modes, names 2024 and has no links', async ({ page, clock }) => {
    await clock.setFixedTime('2031-05-05')
    await page.goto('/category/条款和条件')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveText('Copyright © 2024 SwapX.')
    await expect(footer.getByRole('link')).toHaveCount(0)
    await expect(footer).toHaveCSS('background-color', 'rgb(13, 20, 19)')
    await toggle(page).click()
    await expect(footer).toHaveCSS('background-color', 'rgb(13, 20, 19)')
  })

  test('the home page leads to six tasks for each version, and runs a swap beside its code', async ({
    page,
  }) => {
    test.skip(!siteConfig.runSamples, OTHER)
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByText('No public deployment yet.')).toBeVisible()
    const tasks = main.getByRole('listitem').filter({ has: page.getByRole('strong') })
    await expect(tasks.getByRole('strong')).toHaveText([
      'Quote a swap',
      'Swap',
      'Add liquidity',
      'Read a pool',
      'Write a contract',
      'Decode an error',
    ])
    for (const task of await tasks.all()) {
      await expect(task.getByRole('link')).toHaveText(['v2', 'v3'])
    }
    const [code, output] = await page.locator('[data-code-block]').all()
    await expect(output?.getByRole('button', { name: 'Run' }) ?? main).toBeVisible()
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [left, right] = [await code?.boundingBox(), await output?.boundingBox()]
      expect(left?.y).toBe(right?.y)
      expect(left?.height).toBe(right?.height)
    }
  })

  test('favicon and touch icon are there', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const [, icon = ''] = /<link rel="icon" href="([^"]*)"/.exec(html) ?? []
    // The second is what clients ask for that have read no page.
    for (const file of [icon, '/favicon.ico'])
      expect((await request.get(file)).headers()['content-type']).toMatch(/^image\//)
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

  test('the layout does not shift while the page loads, slow as its styles may be', async ({
    page,
  }) => {
    // The sheets that React adds to a page, which has their text already.
    await page.route('**/*.css', async route => {
      await new Promise(done => setTimeout(done, 500))
      await route.continue()
    })
    const openWithoutShift = await watchShifts(page)
    for (const path of Object.values(PAGE_TYPES)) await openWithoutShift(path)
  })
})
