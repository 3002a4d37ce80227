import type { Page } from 'playwright/test'
import { expect, openReady, ready } from './console'
import { FAILURES, FAULTS, SCRIPTS, SITE, STYLES, test } from './fault-test'
import { heading, navbar, toggle, watchNetwork } from './parts'
import { isQuick } from './runner/levels'

// What a reader sees of a page, its data or its scripts that cannot be fetched. The quick level asks for one kind
// of failure.

const DATA = /\.txt$/

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').length > 0)

test.describe('data of the next page', () => {
  for (const [name, fault] of isQuick ? FAILURES.slice(0, 1) : FAILURES) {
    test(`data that ${name} is told in the console, and the page is loaded whole, once`, async ({
      page,
      server,
    }) => {
      const warnings: string[] = []
      page.on('console', message => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await openReady(page, '/study')
      server.break(DATA, fault)
      const documents: string[] = []
      page.on('request', request => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
      })
      await navbar(page).getByRole('link', { name: 'Contract' }).click()
      await expect(page).toHaveTitle('Contracts overview | Docs')
      // Only a hydrated page could load itself again.
      await ready(page)
      expect(documents).toEqual(['/contract'])
      expect(warnings).toEqual(['/contract could not be fetched: loading the document.'])
    })
  }

  // With a hash, the load that Next falls back to would only jump within the document.
  test.describe('at an address with a hash', () => {
    const ADDRESS = '/contract/swapx-v2/concepts/advanced-topics/price#time-weighted-average-price'

    async function expectTarget(page: Page) {
      await expect(heading(page)).toHaveText('Pricing')
      await ready(page)
      await expect(page).toHaveURL(ADDRESS)
      await expect(page.locator(':target')).toBeInViewport()
      await expect(page.locator('#nprogress')).toHaveCount(0)
    }

    for (const [when, fault] of [
      ['before its frame is shown', 'reset'],
      ['once its frame is shown', { delay: 300, isReset: true }],
    ] as const)
      test(`data that fails ${when} leads there, and back`, async ({ page, server }) => {
        await openReady(page, '/study')
        const hasFrame = page.waitForEvent('requestfinished', request =>
          request.url().includes('/price/__next._tree.txt'),
        )
        server.break(/__PAGE__\.txt$|price\.txt$/, fault)
        const link = page.getByRole('article').locator(`a[href="${ADDRESS}"]`).last()
        await link.hover()
        await hasFrame
        await link.click()
        await expectTarget(page)
        await page.goBack()
        await expect(heading(page)).toHaveText('Study overview')
      })

    test('data that fails on the way back leads there', async ({ page, server }) => {
      await openReady(page, ADDRESS)
      await navbar(page).getByRole('link', { name: 'Study' }).click()
      await expect(heading(page)).toHaveText('Study overview')
      await page.reload()
      await ready(page)
      server.break(DATA, 'reset')
      await page.goBack()
      await expectTarget(page)
    })
  })

  test('a page that comes by a second request only ends the progress bar', async ({
    page,
    server,
  }) => {
    await openReady(page, '/study')
    server.break(/contract\/.*\.txt$/, { status: 500 })
    server.break(/contract\.txt$/, { delay: 1000 })
    await navbar(page).getByRole('link', { name: 'Contract' }).click()
    await expect(page.locator('#nprogress')).toBeAttached()
    await expect(heading(page)).toHaveText('Contracts overview')
    await expect(page.locator('#nprogress')).toHaveCount(0)
  })

  // Whether the router notices in time to load the page whole is a matter of milliseconds.
  test('data that ends half-way leads to the page, or to an error that Try again mends', async ({
    page,
    server,
  }) => {
    await openReady(page, '/study')
    server.break(DATA, 'truncate')
    await navbar(page).getByRole('link', { name: 'Contract' }).click()
    await expect(heading(page)).toHaveText(/^(This page crashed\.|Contracts overview)$/)
    server.mend()
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    if (await tryAgain.isVisible()) await tryAgain.click()
    await expect(heading(page)).toHaveText('Contracts overview')
    await expect(page).toHaveTitle('Contracts overview | Docs')
  })

  test('data that does not come leaves the page in use, with the progress bar', async ({
    page,
    server,
  }) => {
    await openReady(page, '/study')
    server.break(/contract.*\.txt$/, { delay: 60_000 })
    await navbar(page).getByRole('link', { name: 'Contract' }).click()
    await expect(page.locator('#nprogress')).toBeAttached()
    await expect(heading(page)).toHaveText('Study overview')
    await navbar(page).getByRole('link', { name: 'SDK' }).click()
    await expect(page).toHaveTitle('SDK overview | Docs')
    await expect(page.locator('#nprogress')).toHaveCount(0)
  })

  test('a page that is gone shows the not-found page, and is not loaded again', async ({
    page,
    server,
  }) => {
    const quiet = watchNetwork(page)
    await openReady(page, '/study')
    server.break(/contract/, { status: 404 })
    const before = server.requests.length
    await navbar(page).getByRole('link', { name: 'Contract' }).click()
    await expect(page.getByText('Failed on purpose')).toBeVisible()
    await quiet()
    const asked = server.requests.slice(before).filter(path => path === '/contract')
    // Once ahead, when the pointer came, and once for the page.
    expect(asked.length).toBeLessThanOrEqual(2)
  })
})

test.describe('scripts', () => {
  for (const [name, fault] of isQuick ? FAULTS.slice(0, 1) : FAULTS) {
    test(`a script of the next page that ${name} shows an error, and Retry mends it`, async ({
      page,
      server,
    }) => {
      await openReady(page, '/study')
      server.break(SCRIPTS, fault)
      await navbar(page).getByRole('link', { name: 'Docs' }).click()
      await expect(heading(page)).toHaveText('This page did not load.')
      await expect(page.getByRole('alert').filter({ hasText: 'chunk' })).toBeVisible()
      await expect(page).toHaveTitle('Page Error')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      server.mend()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(heading(page)).toContainText('SwapX')
      await expect(page).toHaveTitle('Docs')
    })
  }

  test('a page whose scripts all fail is whole, with all tabs, and its links lead on', async ({
    page,
    server,
  }) => {
    server.break(SCRIPTS, 'reset')
    await page.goto('/sdk/v3/guides/swaps/quoting')
    await expect(heading(page)).toHaveText('Quoting')
    const panels = page.locator(
      'main [data-initial=client-ethers], main [data-initial=client-viem]',
    )
    await expect(panels.locator('pre').first()).toBeVisible()
    await expect(panels.locator('pre').filter({ hasText: 'quoting-viem.mts' })).toBeVisible()
    await expect(toggle(page)).toBeHidden()
    await navbar(page).getByRole('link', { name: 'Contract' }).click()
    await expect(heading(page)).toHaveText('Contracts overview')
  })

  test('a page whose scripts never answer is shown at once, in the stored colour mode', async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    server.break(SCRIPTS, { delay: 60_000 })
    await page.goto('/study', { waitUntil: 'commit' })
    await expect.poll(() => isPainted(page), { timeout: 3000 }).toBe(true)
    await expect(heading(page)).toHaveText('Study overview')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('banner on the home page', () => {
  const banner = (page: Page) => page.getByText('Your site did not load properly')

  test('it shows, with the base URL to try, when no script arrives', async ({ page, server }) => {
    server.break(SCRIPTS, 'reset')
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The configured base URL is / (default value).')
    await expect(alert).toContainText('it should be /.')
  })

  test('it asks for a web server when the page is opened as a file', async ({ page }) => {
    await page.goto(`file://${SITE}/index.html`)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('the site needs a web server')
    await expect(alert).not.toContainText('it should be')
  })

  for (const [name, failing, address] of [
    ['only styles fail', [STYLES], '/'],
    ['all is well', [], '/'],
    ['another page fails', [SCRIPTS, STYLES], '/study'],
  ] as const) {
    test(`it does not show when ${name}`, async ({ page, server }) => {
      for (const paths of failing) server.break(paths, 'reset')
      await page.goto(address, { waitUntil: 'networkidle' })
      await expect(heading(page)).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
    })
  }
})
