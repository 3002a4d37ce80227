import type { Page } from 'playwright/test'
import { expect, test } from './console'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

/** Leaves a mark that only a load of the document wipes out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }))
const marked = (page: Page) => page.evaluate(() => 'mark' in window)

test('links to Chinese, & and mixed-case addresses navigate without a page load', async ({
  page,
}) => {
  await page.goto('/study')
  await mark(page)

  await sidebar(page).getByText('条款和条件').click()
  await expect(page).toHaveTitle('条款和条件 | Docs')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^隐私政策/ })
    .click()
  await expect(page).toHaveTitle('Privacy policy | Docs')
  expect(new URL(page.url()).pathname).toBe('/study/terms&conditions/privacy')

  await page.getByRole('banner').getByRole('link', { name: 'Contract' }).click()
  await expect(page).toHaveTitle('Contracts overview | Docs')
  await sidebar(page).getByRole('link', { name: 'SwapX V3' }).click()
  await expect(page).toHaveTitle('SwapX V3 contracts | Docs')
  await sidebar(page).getByText('技术参考').click()
  await sidebar(page).getByText('核心合约').click()
  await sidebar(page).getByRole('link', { name: 'SwapXV3PoolDeployer' }).click()
  await expect(page).toHaveTitle('SwapXV3PoolDeployer | Docs')
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText(/SwapXV3PoolDeployer/)

  expect(await marked(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveTitle('SwapX V3 contracts | Docs')
  expect(await marked(page)).toBe(true)
})

test('the next links walk through the contract sidebar in its order, to its end', async ({
  page,
}) => {
  await page.goto('/contract')
  const titles: string[] = []
  const next = page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=next]')
  while (await next.isVisible()) {
    const href = await next.getAttribute('href')
    await next.click()
    await page.waitForURL(url => decodeURIComponent(url.pathname) === href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', href ?? '')
    // For a moment after the change of pages there is no title.
    await expect(page).toHaveTitle(/./)
    titles.push(await page.title())
  }
  expect(titles).toEqual([
    'SwapX V2 contracts | Docs',
    'How SwapX v2 works | Docs',
    'Ecosystem participants | Docs',
    'Smart contracts | Docs',
    'Swaps | Docs',
    'Pools | Docs',
    'Flash swaps | Docs',
    'Fees | Docs',
    'Pricing | Docs',
    'Understanding returns | Docs',
    'Security | Docs',
    'SwapX V3 contracts | Docs',
    'SwapXV3PoolDeployer | Docs',
  ])
})

test('nothing is fetched ahead until the reader shows intent', async ({ page }) => {
  const payloads: string[] = []
  page.on('request', request => {
    if (request.url().includes('.txt')) payloads.push(request.url())
  })
  await page.goto('/contract', { waitUntil: 'networkidle' })
  expect(payloads).toEqual([])
  await sidebar(page).getByRole('link', { name: 'SwapX V3' }).hover()
  await expect.poll(() => payloads.length).toBeGreaterThan(0)
})

test('nothing is fetched ahead on a slow connection or with data saver', async ({ page }) => {
  for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    }, connection)
    const payloads: string[] = []
    page.on('request', request => {
      if (request.url().includes('.txt')) payloads.push(request.url())
    })
    await page.goto('/contract', { waitUntil: 'networkidle' })
    await sidebar(page).getByRole('link', { name: 'SwapX V3' }).hover()
    await page.waitForTimeout(300)
    expect(payloads).toEqual([])
  }
})

test('no page asks another origin for anything', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(baseURL as string)) foreign.push(request.url())
  })
  for (const path of ['/', '/markdown-page', '/contract/swapx-v2', '/study']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(foreign).toEqual([])
})
