import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Clock, Page } from 'playwright/test'
import { sidebarTrees } from '../lib/site/sidebar-trees'
import { pagesInOrder } from '../lib/site/sidebars'
import { expect, openReady, ready, test } from './console'
import { elements } from './page-html'
import {
  fetchAhead,
  heading,
  JUMP_TOP,
  sidebar,
  spinner,
  stopClock,
  toggle,
  watchNetwork,
} from './parts'

/** Leaves a mark that only a load of the document wipes out. */
const mark = async (page: Page) => {
  // Until then links load their page whole.
  await ready(page)
  await page.evaluate(() => Object.assign(window, { mark: true }))
}
const marked = (page: Page) => page.evaluate(() => 'mark' in window)

test('links to Chinese, & and mixed-case addresses navigate without a page load', async ({
  page,
}) => {
  // A list that slides would move links away from under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/study')
  await mark(page)

  await sidebar(page).getByText('条款和条件').click()
  await expect(page).toHaveTitle('条款和条件 Terms and conditions | Docs')
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
  // The overview has opened the two upper levels.
  await sidebar(page).getByText('核心合约').click()
  await sidebar(page).getByRole('link', { name: 'SwapXV3PoolDeployer' }).click()
  await expect(page).toHaveTitle('SwapXV3PoolDeployer | Docs')
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText(/SwapXV3PoolDeployer/)

  expect(await marked(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveTitle('SwapX V3 contracts | Docs')
  expect(await marked(page)).toBe(true)
})

test('the next links lead through the contract sidebar in its order, to its end', async ({
  request,
}) => {
  const order = pagesInOrder(sidebarTrees.contract).map(({ path }) => path)
  const read = async (path: string) => fromHtml(await (await request.get(path)).text())
  const nextOf = (page: Root) => elements(page, ({ properties }) => `${properties.rel}` === 'next')
  const paths = order.slice(0, 1)
  for (const path of paths) {
    const [next] = nextOf(await read(path))
    if (next) paths.push(String(next.properties.href))
  }
  expect(paths.length).toBeGreaterThan(10)
  expect(paths).toEqual(order)
})

test('the icon stays in place from page to page', async ({ page }) => {
  await openReady(page, '/study')
  await page.evaluate(() => {
    const check = () =>
      document.querySelector('link[rel=icon]') || Object.assign(window, { iconless: true })
    new MutationObserver(check).observe(document.head, { childList: true })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Contract' }).click()
  await expect(page).toHaveTitle('Contracts overview | Docs')
  expect(await page.evaluate(() => 'iconless' in window)).toBe(false)
})

/** Notes the pages that are fetched ahead. */
function notePagesFetchedAhead(page: Page): Set<string> {
  const pages = new Set<string>()
  page.on('request', request => {
    const [, path] = /^(.*)\/__next\..*__PAGE__/.exec(new URL(request.url()).pathname) ?? []
    if (path) pages.add(path)
  })
  return pages
}

test('while the browser is busy, nothing is fetched ahead until the reader shows intent', async ({
  page,
}) => {
  const pages = notePagesFetchedAhead(page)
  const quiet = watchNetwork(page)
  await openReady(page, '/contract')
  await quiet()
  expect([...pages]).toEqual([])
  await sidebar(page).getByRole('link', { name: 'SwapX V3' }).hover()
  await expect.poll(() => [...pages]).toEqual(['/contract/swapx-v3/overview'])
})

test.describe('in a browser with nothing to do', () => {
  // The page that then shows would fetch others ahead.
  test.use({ idle: true, allowedMessage: /ERR_INTERNET_DISCONNECTED/ })

  test('the next page and a few of links in view are fetched ahead, and no others', async ({
    page,
  }) => {
    const pages = notePagesFetchedAhead(page)
    const quiet = watchNetwork(page)
    await openReady(page, '/sdk/v3/guides/swaps/quoting')
    await expect.poll(() => pages.size).toBe(5)
    const next = page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=next]')
    expect([...pages]).toContain(await next.getAttribute('href'))
    // A neighbour in the sidebar.
    expect([...pages]).toContain('/sdk/v3/guides/local-development')
    const inSidebar = await sidebar(page)
      .getByRole('link')
      .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).pathname))
    await quiet()
    expect(pages.size).toBe(5)
    expect([...pages].filter(path => !inSidebar.includes(path))).toEqual([])
    expect([...pages]).not.toContain('/sdk/v3/guides/swaps/quoting')
  })

  test('the first click shows the page without a request and without a load', async ({ page }) => {
    const pages = notePagesFetchedAhead(page)
    const quiet = watchNetwork(page)
    await openReady(page, '/study')
    await page.evaluate(() => Object.assign(window, { same: true }))
    await expect.poll(() => pages.size).toBeGreaterThan(0)
    await quiet()
    await page.context().setOffline(true)
    await page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=next]').click()
    await expect(heading(page)).not.toHaveText('Study overview')
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })
})

test('nothing is fetched ahead on a slow connection or with data saver', async ({ page }) => {
  for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    }, connection)
    const payloads: string[] = []
    page.on('request', request => {
      if (request.url().includes('__next.')) payloads.push(request.url())
    })
    const quiet = watchNetwork(page)
    await openReady(page, '/contract')
    await sidebar(page).getByRole('link', { name: 'SwapX V3' }).hover()
    await quiet()
    expect(payloads).toEqual([])
  }
})

test.describe('progress bar', () => {
  const bar = '#nprogress'

  /** Notes whether the bar was ever there. */
  const watchBar = (page: Page) =>
    page.addInitScript(selector => {
      const seen = () => document.querySelector(selector) && Object.assign(window, { bar: true })
      new MutationObserver(seen).observe(document, { childList: true, subtree: true })
    }, bar)
  const barSeen = (page: Page) => page.evaluate(() => 'bar' in window)

  /**
   * Clicks a link while no request is answered, and checks when the bar appears.
   * @returns has the requests answered
   */
  async function follow(page: Page, clock: Clock) {
    await openReady(page, '/study')
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/*', async route => {
      await answered
      await route.continue()
    })
    await stopClock(clock)
    await page.getByRole('banner').getByRole('link', { name: 'Contract' }).click()
    await clock.runFor(199)
    await expect(page.locator(bar)).toHaveCount(0)
    await clock.runFor(1)
    await expect(page.locator(bar)).toBeAttached()
    await clock.resume()
    await expect(page).toHaveTitle('Study overview | Docs')
    return answer
  }

  test('it appears 200 ms after a click when the page takes longer, and goes when it shows', async ({
    page,
    clock,
  }) => {
    const answer = await follow(page, clock)
    await expect(page.locator(`${bar} > [aria-hidden=true]`)).toHaveCSS('height', '2px')
    await expect(page.locator(`${bar} > *`)).toHaveCount(1)
    answer()
    await expect(page).toHaveTitle('Contracts overview | Docs')
    await expect(page.locator(bar)).toHaveCount(0)
  })

  test('it needs nothing fetched, so that it is there as soon on data saver', async ({
    page,
    clock,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const answer = await follow(page, clock)
    answer()
  })

  test('it never appears on a first load or a quick navigation', async ({ page, clock }) => {
    await watchBar(page)
    await openReady(page, '/study')
    const link = page.getByRole('banner').getByRole('link', { name: 'Contract' })
    await fetchAhead(page, link)
    // However busy the machine is, the page takes none of the bar's time.
    await stopClock(clock)
    await link.click()
    await expect(page).toHaveTitle('Contracts overview | Docs')
    await clock.runFor(400)
    expect(await barSeen(page)).toBe(false)
  })

  test('it does not appear on a jump within the page or a link to the page itself', async ({
    page,
    clock,
  }) => {
    await watchBar(page)
    await openReady(page, '/contract')
    await stopClock(clock)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
    await sidebar(page).locator('[aria-current=page]').click()
    await expect(page).toHaveURL('/contract')
    await page.goBack()
    await clock.runFor(500)
    expect(await barSeen(page)).toBe(false)
  })
})

test.describe('scroll and focus', () => {
  const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
  const LONG = '/contract/swapx-v2/concepts/protocol-overview/how-it-works'

  test('a click leads to the top of the page, and the next Tab to the skip link', async ({
    page,
  }) => {
    await openReady(page, LONG)
    await page.evaluate(() => scrollTo(0, 1500))
    await sidebar(page).getByRole('link', { name: '生态参与者' }).click()
    await expect(page).toHaveTitle('Ecosystem participants | Docs')
    await expect.poll(() => place(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  })

  test('back and forward restore the place on the page, and leave the focus alone', async ({
    page,
  }) => {
    await openReady(page, LONG)
    await page.evaluate(() => scrollTo(0, 1500))
    await sidebar(page).getByRole('link', { name: '生态参与者' }).click()
    await expect(page).toHaveTitle('Ecosystem participants | Docs')
    await expect.poll(() => place(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 150))
    // The browser notes the place a moment after scrolling.
    await page.waitForTimeout(500)
    await toggle(page).evaluate(element => element.focus({ preventScroll: true }))
    await page.goBack()
    await expect(page).toHaveTitle('How SwapX v2 works | Docs')
    await expect.poll(() => place(page)).toBe(1500)
    await expect(toggle(page)).toBeFocused()
    await page.goForward()
    await expect(page).toHaveTitle('Ecosystem participants | Docs')
    await expect.poll(() => place(page)).toBe(150)
    await expect(toggle(page)).toBeFocused()
  })

  test('back leads from another page to the place jumped to on the last one', async ({ page }) => {
    await page.goto(LONG)
    await mark(page)
    const place = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
    const hash = (await place.getAttribute('href')) ?? ''
    await place.click()
    await expect(page).toHaveURL(LONG + hash)
    await sidebar(page).getByRole('link', { name: '生态参与者' }).click()
    await expect(page).toHaveTitle('Ecosystem participants | Docs')
    await page.goBack()
    await expect(page).toHaveURL(LONG + hash)
    await expect(page).toHaveTitle('How SwapX v2 works | Docs')
    await expect(page.locator(hash)).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(LONG)
    await expect(page).toHaveTitle('How SwapX v2 works | Docs')
    expect(await marked(page)).toBe(true)
  })

  test('a jump within the page ends below the navbar, and the next Tab goes on from there', async ({
    page,
  }) => {
    await openReady(page, LONG)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    const link = toc.getByRole('link').nth(1)
    const id = (await link.getAttribute('href'))?.slice(1) ?? ''
    await link.click()
    const target = page.locator(`[id="${id}"]`)
    const top = () => target.evaluate(element => Math.round(element.getBoundingClientRect().top))
    await expect.poll(top).toBe(JUMP_TOP)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).not.toBeFocused()
  })

  test('a link to the page that one is on leads to its top and drops the hash, and back again', async ({
    page,
  }) => {
    await openReady(page, LONG)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1).click()
    const jumpedTo = page.url()
    await sidebar(page).locator('[aria-current=page]').click()
    await expect(page).toHaveURL(LONG)
    expect(await place(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(jumpedTo)
    await openReady(page, '/contract#addresses')
    await expect.poll(() => place(page)).toBeGreaterThan(0)
    await page.getByRole('banner').getByRole('link', { name: 'Contract' }).click()
    await expect(page).toHaveURL('/contract')
    expect(await place(page)).toBe(0)
  })

  test('a new page is announced once, by its name', async ({ page }) => {
    await openReady(page, '/study')
    await page.getByRole('banner').getByRole('link', { name: 'Contract' }).click()
    await expect(page.getByRole('alert')).toHaveText([/^Contracts overview/])
    await expect(spinner(page)).toHaveCount(0)
  })
})
