import { sidebarTrees } from '../lib/site/sidebar-trees'
import { bilingual } from '../lib/site/sidebars'
import { siteConfig } from '../lib/site/site-config'
import { expect, openReady, test } from './console'
import { PAGE_TYPES } from './page-types'
import { heading, OTHER, sidebar, stopClock, toggle, watchShifts } from './parts'

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

  test('code is copied as it is written', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openReady(page, '/markdown-page')
    await stopClock(page)
    const block = page.locator('[data-code-block]').filter({ hasText: 'tokens.json' }).first()
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toBe('{\n  "symbol": "A",\n  "decimals": 18\n}')
    await page.clock.runFor(1000)
    await expect(block.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible()
  })

  test('a category page has a card for each item, with its own description', async ({ page }) => {
    await page.goto('/category/条款和条件')
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
    const { items = [] } = sidebarTrees.study.find(({ label }) => label === '条款和条件') ?? {}
    await expect(cards).toHaveText(items.map(bilingual))
    await expect(cards.first().getByRole('link')).toHaveAttribute('href', items[0]?.path ?? '')
  })

  test('the card of a group lists its pages; cards do not begin with the same words', async ({
    page,
  }) => {
    await page.goto('/category/指南-1')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '兑换' }).first()
    await expect(card.getByRole('listitem')).toHaveText(['Quoting', 'Trading', 'Routing'])
    await card.getByRole('link', { name: 'Trading' }).click()
    await expect(heading(page)).toHaveText('Trading')
    await expect(page).toHaveURL('/sdk/v3/guides/swaps/trading')
    await page.goto('/category/类')
    await expect(page.getByRole('main').getByText('FullMath multiplies')).toBeVisible()
    await expect(page.getByRole('main').getByText("The v3 SDK's")).toHaveCount(0)
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
    await expect(main.getByRole('figure')).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'A swap',
      'What do you want to do?',
      'Study',
      'Contract',
      'SDK',
    ])
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

  test('favicon, touch icon and social image are there; the social image is 1200 × 630', async ({
    page,
    request,
  }) => {
    await page.goto('/')
    const icon = await page.locator('link[rel=icon]').getAttribute('href')
    // The second is what clients ask for that have read no page.
    for (const file of [icon ?? '', '/favicon.ico'])
      expect((await request.get(file)).headers()['content-type']).toMatch(/^image\//)
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

  test('the order of the cascade layers is told before any style', async ({ page }) => {
    for (const path of ['/', '/contract/swapx-v2', '/category/条款和条件']) {
      await page.goto(path)
      const first = await page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText)
      expect(first).toBe('@layer reset, tokens, base, prose, components, utilities;')
    }
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

  test('no announcement is configured, so there is neither bar nor script for it', async ({
    page,
    request,
  }) => {
    test.skip(Boolean(siteConfig.announcementBar), OTHER)
    await page.goto('/study')
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
    expect(await (await request.get('/study')).text()).not.toContain('docusaurus.announcement')
  })
})
