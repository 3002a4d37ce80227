import type { Page } from 'playwright/test'
import { axeFindingsInBothModes, injectAxe } from './axe'
import { expect, openReady, test } from './console'
import { heading, menu, watchNetwork } from './parts'
import { VARIANT } from './ports'
import { translate } from './translator'

test.use({ baseURL: VARIANT })

const button = (page: Page) => page.getByRole('button', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('searchbox')
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link')
const status = (page: Page) => dialog(page).getByRole('status')

async function open(page: Page, path = '/study') {
  await openReady(page, path)
  await button(page).click()
  await expect(field(page)).toBeFocused()
}

test.describe('search', () => {
  test('asks for nothing before the reader opens it', async ({ page }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    const quiet = watchNetwork(page)
    await openReady(page, '/study')
    await quiet()
    expect(requests.filter(url => url.includes('pagefind'))).toEqual([])
    await button(page).click()
    await expect
      .poll(() => requests.filter(url => url.includes('pagefind')).length)
      .toBeGreaterThan(0)
    const origins = new Set(requests.map(url => new URL(url).origin))
    expect(origins.size).toBe(1)
  })

  test('finds pages and their sections; the number is announced', async ({ page }) => {
    await open(page)
    await field(page).fill('impermanent loss')
    await expect(status(page)).toHaveText(/^\d+ pages found/)
    const section = results(page).filter({ hasText: 'Impermanent loss' }).first()
    await expect(section.locator('mark').first()).toBeVisible()
    // On a translated page, too.
    await page.evaluate(translate)
    await field(page).fill('qqqxyz')
    await expect(status(page)).toHaveText('No page found.')
    await expect(results(page)).toHaveCount(0)
  })

  test('finds names of the API, Chinese words and texts of errors', async ({ page }) => {
    await open(page)
    // From its beginning, in any case.
    await field(page).fill('nonfungiblepositionm')
    await expect(
      results(page).filter({ hasText: 'NonfungiblePositionManager' }).first(),
    ).toBeVisible()
    // Pages have their Chinese names.
    for (const [query, title] of [
      ['隐私政策', 'Privacy policy'],
      ['闪电', 'Flash swaps'],
      ['隐私', 'Privacy policy'],
    ] as const) {
      await field(page).fill(query)
      const result = results(page).filter({ hasText: new RegExp(`^${title} `) })
      await expect(result.locator('[lang=zh-Hans]')).toContainText(query)
    }
    // The entry of an error comes first.
    for (const [query, address] of [
      ['STF', '/contract/swapx-v3/overview#stf'],
      ['lok', '/contract/swapx-v3/overview#lok'],
      [
        'TransferHelper: TRANSFER_FROM_FAILED',
        '/contract/swapx-v2#transferhelper-transfer_from_failed',
      ],
      ['Too little received', '/contract/swapx-v3/overview#too-little-received'],
      ['Invariant failed: TICK', '/sdk/v3/reference/overview#invariant-failed-tick'],
    ] as const) {
      await field(page).fill(query)
      await expect(results(page).nth(1), query).toHaveAttribute('href', address)
    }
  })

  test('is led by keys: arrows, Enter, Escape', async ({ page }) => {
    await open(page)
    await field(page).fill('flash swaps')
    await expect(results(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(results(page).last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/flash-swaps/)
    await expect(heading(page)).toHaveText('Flash swaps')
    await expect(dialog(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await field(page).fill('tick')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.keyboard.press('Meta+k')
    await expect(field(page)).toBeFocused()
  })

  test('a section found opens at its heading', async ({ page }) => {
    await open(page)
    await field(page).fill('minimum liquidity')
    const section = dialog(page).locator('a[href*="#"]').first()
    const [, hash = ''] = ((await section.getAttribute('href')) ?? '').split('#')
    await section.click()
    const top = async () => (await page.locator(`[id="${hash}"]`).boundingBox())?.y
    await expect.poll(top).toBeLessThan(100)
  })

  test.describe('without its files', () => {
    test.use({ allowedMessage: /pagefind|WASM|ERR_FAILED/ })

    test('says so, and tries again at the next letter', async ({ page }) => {
      // For good: engines differ in whether they fetch a module again that failed once.
      await page.route(/\/pagefind\.js$/, route => route.abort())
      await open(page)
      await expect(status(page)).toHaveText('The search could not be loaded.')
      await field(page).fill('tick')
      await expect(results(page).first()).toBeVisible()
      await expect(status(page)).toHaveText(/found/)
    })

    test('does so when a file of the index is missing, too', async ({ page }) => {
      await page.route('**/*.pf_meta', route => route.abort(), { times: 1 })
      await open(page)
      await field(page).fill('tic')
      await expect(status(page)).toHaveText('The search could not be loaded.')
      await field(page).fill('tick')
      await expect(results(page).first()).toBeVisible()
    })

    test('loads the page anew when the dialog itself is missing', async ({ page }) => {
      await openReady(page, '/study')
      let isMissing = true
      await page.route('**/_next/static/chunks/**', route =>
        isMissing ? route.abort() : route.continue(),
      )
      page.on('request', request => {
        if (request.isNavigationRequest()) isMissing = false
      })
      const loaded = page.waitForEvent('load')
      await button(page).click()
      await loaded
      await button(page).click()
      await expect(field(page)).toBeFocused()
    })
  })

  test('is in reach on a small screen, and not in the drawer', async ({ page }) => {
    await openReady(page, '/study')
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(button(page)).toBeInViewport({ ratio: 1 })
    await menu(page).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Search' })).toHaveCount(0)
  })

  test('has no accessibility findings', async ({ page }) => {
    await open(page)
    await field(page).fill('隐私 policy')
    await field(page).fill('tick')
    await expect(results(page).first()).toBeVisible()
    await injectAxe(page)
    expect(await axeFindingsInBothModes(page)).toEqual([])
  })
})
