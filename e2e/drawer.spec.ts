import type { Page } from 'playwright/test'
import { siteConfig } from '../lib/site/site-config'
import { axeFindings, injectAxe } from './axe'
import { expect, openReady, test } from './console'
import { drawerLinks, menu, OTHER, sidebar, watchNetwork } from './parts'

/** Runs in the browser: presses the menu at one of the moments at which React, once it has props, lets others run. */
function pressAt(moment: number) {
  const post = MessagePort.prototype.postMessage as (message: unknown) => void
  let left = moment
  MessagePort.prototype.postMessage = function (message: unknown) {
    queueMicrotask(() => {
      const menu = document.querySelector('#menu')
      if (!menu || !Object.keys(menu).some(key => key.startsWith('__reactProps'))) return
      if (left === 0) document.querySelector<HTMLElement>('[popovertarget=menu]')?.click()
      left -= 1
    })
    post.call(this, message)
  }
}

test.describe('small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an English label of one long word is whole', async ({ page }) => {
    await openReady(page, '/contract/swapx-v2')
    await menu(page).click()
    const entry = page.getByRole('dialog').locator('[aria-current="page"]')
    const overhang = await entry.evaluate(link => {
      link.textContent = 'positionmanagerincreaseliquidityparameterswithpermitandsignature'
      return link.scrollWidth - link.clientWidth
    })
    expect(overhang).toBe(0)
  })

  test('the drawer opens on the page’s sidebar, and has the main menu behind it', async ({
    page,
  }) => {
    await page.goto('/contract/swapx-v2')
    await expect(sidebar(page)).toBeHidden()
    await menu(page).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()

    await drawer.getByRole('button', { name: '← Back to main menu' }).click()
    await expect(drawer.getByRole('link')).toHaveText([/SwapX Docs/, ...drawerLinks])
    await drawer.getByRole('link', { name: 'SDK' }).click()
    await expect(page).toHaveTitle('SDK overview | Docs')
    await expect(drawer).toBeHidden()
  })

  test('right to left, as a translator sets the page, both panels of the drawer show', async ({
    page,
  }) => {
    await page.goto('/contract/swapx-v2')
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await menu(page).click()
    const drawer = page.getByRole('dialog')
    const entry = drawer.locator('[aria-current="page"]')
    await expect(entry).toBeInViewport({ ratio: 1 })
    await drawer.getByRole('button', { name: '← Back to main menu' }).click()
    await expect(drawer.getByRole('link', { name: 'SDK' })).toBeInViewport({ ratio: 1 })
  })

  test('the drawer takes the focus, and gives it back on Escape', async ({ page }) => {
    await page.goto('/contract')
    const button = menu(page)
    await button.click()
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    // The room of the scrollbar is in the shade, like the edge of the page beside it.
    const shadeAt = (x: number) =>
      page.screenshot({ clip: { x, y: 100, width: 1, height: 600 }, animations: 'disabled' })
    expect(await shadeAt(389)).toEqual(await shadeAt(374))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('the drawer closes at the desktop width: 997 px, not 996 px', async ({ page }) => {
    await page.goto('/contract')
    await menu(page).click()
    await page.setViewportSize({ width: 996, height: 844 })
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 997, height: 844 })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(menu(page)).toBeHidden()
    await expect(sidebar(page)).toBeVisible()
  })

  test('the table of contents is folded under the title', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    const main = page.getByRole('main')
    const contents = main.getByRole('group').filter({ hasText: 'On this page' })
    const first = contents.getByRole('link').first()
    await expect(first).toBeHidden()
    await contents.getByText('On this page').click()
    await expect(first).toBeVisible()
    await expect(contents.locator('[aria-current]')).toHaveCount(0)
    await first.click()
    await expect(page).toHaveURL(/#/)
    await expect(first).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(contents).toBeHidden()
  })

  test('past the first heading a bar names the section, and opens the contents', async ({
    page,
  }) => {
    test.skip(siteConfig.navbar.hideOnScroll, OTHER)
    await openReady(page, '/contract/swapx-v2/concepts/protocol-overview/how-it-works')
    const bar = page.getByRole('button', { name: /^On this page: / })
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const headings = page.locator('article h2')
    const title = (await headings.first().textContent())?.trim() ?? ''
    await expect(bar).toHaveCount(0)
    const height = await page.evaluate(() => document.body.scrollHeight)

    await headings.first().evaluate(heading => {
      scrollTo(0, heading.getBoundingClientRect().top + scrollY - 50)
    })
    await expect(bar).toHaveText(title)
    await expect.poll(() => bar.boundingBox()).toEqual({ x: 0, y: 60, width: 390, height: 40 })
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height)
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)

    await bar.click()
    await expect(contents.locator('[aria-current]')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(contents).toBeHidden()
    await expect(bar).toBeFocused()
    await bar.click()
    await bar.click()
    await expect(contents).toBeHidden()

    await bar.click()
    const link = contents.getByRole('link').nth(3)
    const id = (await link.getAttribute('href'))?.slice(1)
    await link.click()
    await expect(contents).toBeHidden()
    const top = async () => (await page.locator(`[id="${id}"]`).boundingBox())?.y
    await expect.poll(top).toBeGreaterThanOrEqual(100)
    expect(await top()).toBeLessThan(125)

    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toHaveCount(0)
  })

  test('going back closes the drawer and stays on the page; going back again leaves it', async ({
    page,
  }) => {
    await page.goto('/study')
    await page.goto('/contract')
    await menu(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/contract')
    await page.goBack()
    await expect(page).toHaveURL('/study')
  })

  const closings: [string, (page: Page) => Promise<void>][] = [
    ['Escape', page => page.keyboard.press('Escape')],
    ['the page behind', page => page.mouse.click(380, 400)],
    ['its button', page => page.getByRole('button', { name: 'Close navigation bar' }).click()],
    [
      'a link to this page',
      page => page.getByRole('dialog').locator('[aria-current=page]').last().click(),
    ],
    ['the desktop width', page => page.setViewportSize({ width: 1280, height: 844 })],
  ]
  test('no way to close the drawer leaves anything in the history; each lets the page scroll', async ({
    page,
  }) => {
    await page.goto('/study')
    await openReady(page, '/contract')
    for (const [name, close] of closings) {
      await menu(page).click()
      await expect(page.locator('html'), name).toHaveCSS('overflow-y', 'hidden')
      await close(page)
      await expect(page.getByRole('dialog'), name).toBeHidden()
      await expect(page.locator('html'), name).toHaveCSS('overflow-y', 'scroll')
      await expect.poll(() => page.evaluate(() => history.state?.drawer), name).toBeUndefined()
    }
    await page.goBack()
    await expect(page).toHaveURL('/study')
  })

  test('going back after a reload with the drawer open leads to the page before', async ({
    page,
  }) => {
    const quiet = watchNetwork(page)
    await openReady(page, '/contract')
    await page.goto('/study')
    await menu(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.drawer)).toBeFalsy()
    // The router fetches the entry's data, and would report that the browser gives it up.
    await quiet()
    await page.goBack()
    await expect(page).toHaveURL('/contract')
  })

  test('the menu opens once, at whatever moment of React’s start it is pressed', async ({
    browser,
    baseURL,
  }) => {
    for (let moment = 0; moment < 10; moment += 1) {
      const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } })
      await page.addInitScript(pressAt, moment)
      await openReady(page, '/contract/swapx-v2')
      // The first entry is that of the empty page.
      const isOnce = () =>
        page.evaluate(() => {
          const isOpen = document.querySelector('#menu')?.matches(':popover-open')
          return isOpen === Boolean(history.state?.drawer) && history.length === (isOpen ? 3 : 2)
        })
      await expect.poll(isOnce, `moment ${moment}`).toBe(true)
      await page.close()
    }
  })

  test('a link in the drawer leads on from the page, without a step between', async ({ page }) => {
    await page.goto('/study')
    await openReady(page, '/contract')
    await menu(page).click()
    await page.getByRole('dialog').getByRole('link', { name: 'SwapX V3' }).click()
    await expect(page).toHaveURL('/contract/swapx-v3/overview')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/contract')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goForward()
    await expect(page).toHaveURL('/contract/swapx-v3/overview')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/study')
  })

  test('the drawer’s link to the page that one is on leads to its top and drops the hash', async ({
    page,
  }) => {
    await page.goto('/study')
    for (const address of ['/contract#addresses', '/contract']) {
      await openReady(page, address)
      await page.evaluate(() => scrollTo(0, 700))
      await menu(page).click()
      await page.getByRole('dialog').locator('[aria-current=page]').last().click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL('/contract')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL(address)
    }
  })

  test('a category without a page opens inside the drawer', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    await menu(page).click()
    const category = page
      .getByRole('dialog')
      .getByRole('button', { name: '概念 Concepts', exact: true })
    await category.click()
    await expect(category).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the panel out of use is inert, and the drawer opens on the sidebar each time', async ({
    page,
  }) => {
    await page.goto('/contract')
    for (const _ of ['first', 'second']) {
      await menu(page).click()
      const drawer = page.getByRole('dialog')
      const back = drawer.getByRole('button', { name: '← Back to main menu' })
      await expect(drawer.locator('[inert]').getByText('GitHub')).toHaveCount(1)
      await back.click()
      await expect(drawer.locator('[inert]').getByText('← Back to main menu')).toHaveCount(1)
      await expect(drawer.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(drawer.getByRole('link', { name: 'Study' })).toBeFocused()
      await drawer.getByRole('button', { name: 'Close navigation bar' }).click()
      await expect(menu(page)).toBeFocused()
    }
  })

  test('the drawer’s languages are a group that opens, and the entry loads the page anew', async ({
    page,
  }) => {
    await page.goto('/study')
    await page.goto('/markdown-page')
    await menu(page).click()
    const group = page.getByRole('dialog').getByRole('button', { name: 'Languages' })
    const entry = page.getByRole('dialog').getByRole('link', { name: 'English' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(entry).toHaveCount(0)
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await page.evaluate(() => Object.assign(window, { mark: true }))
    await entry.click()
    await page.waitForFunction(() => !('mark' in window))
    await expect(page).toHaveURL('/markdown-page')
    await page.goBack()
    await expect(page).toHaveURL('/study')
  })

  test('the open drawer has no accessibility findings, in both of its panels', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/contract')
    await menu(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await injectAxe(page)
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
    await page.getByRole('button', { name: '← Back to main menu' }).click()
    await page.getByRole('button', { name: 'Languages' }).click()
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  })
})
