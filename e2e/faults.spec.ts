import path from 'node:path'
import type { Page } from 'playwright/test'
import { expect, openReady, ready } from './console'
import { FAULTS, STYLES, test } from './fault-test'
import { launchOptions } from './launch-options'
import { fetchAhead, heading, navbar, sidebar, toggle } from './parts'

// What a reader sees on hosts, in networks and in browsers that do not do what they should.

const NEXT_VERSION = path.resolve(import.meta.dirname, '../.cache/variant/out')

test.describe('style sheets', () => {
  for (const [name, fault] of FAULTS) {
    test(`a page whose style ${name} can be read, and leads on`, async ({ page, server }) => {
      server.break(STYLES, fault)
      await page.goto('/study')
      await expect(heading(page)).toHaveText('Study overview')
      await page.getByRole('link', { name: 'Contract', exact: true }).first().click()
      await expect(heading(page)).toHaveText('Contracts overview')
    })
  }

  test('a page whose own style fails after a click shows without it', async ({ page, server }) => {
    await openReady(page, '/study')
    server.break(STYLES, { status: 404 })
    await navbar(page).getByRole('link', { name: 'Docs' }).click()
    await expect(page).toHaveTitle('Docs')
    await expect(heading(page)).toContainText('SwapX')
  })
})

test.describe('HTML that ends on its way', () => {
  for (const share of [0.75, 0.95, 0.995])
    for (const scripts of ['at once', 'later'])
      test(`keeps its text and links at ${share}, with scripts ${scripts}`, async ({
        page,
        server,
      }) => {
        server.break(/^\/contract$/, { share })
        if (scripts === 'later') server.break(/\.js$/, { delay: 1000 })
        await page.goto('/contract', { waitUntil: 'networkidle' })
        await page.waitForFunction(() => 'next' in window)
        // Time for React to take the page away.
        for (let frame = 0; frame < 10; frame++)
          await page.evaluate(() => new Promise(requestAnimationFrame))
        await expect(heading(page)).toHaveText('Contracts overview')
        await page.getByRole('link', { name: 'Study', exact: true }).first().click()
        await expect(heading(page)).toHaveText('Study overview')
      })
})

test.describe('scripts', () => {
  test('a page with any one script failing is whole or says so, and its links lead on', async ({
    page,
    server,
  }) => {
    const scripts = new Set<string>()
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    await openReady(page, '/study')
    for (const script of [...scripts]) {
      server.mend()
      server.break(new RegExp(`^${script}$`), { status: 404 })
      await page.goto('/study', { waitUntil: 'networkidle' })
      await expect(heading(page), script).toHaveText(/^(Study overview|This page did not load\.)$/)
      server.mend()
      const wayOn = page
        .getByRole('button', { name: 'Retry' })
        .or(navbar(page).getByRole('link', { name: 'Study' }))
      await wayOn.first().click()
      await expect(heading(page), script).toHaveText('Study overview')
    }
  })
})

test.describe('a new version of the site without the old files', () => {
  /** The page works and is no longer run by the old version's scripts. */
  async function expectNewVersion(page: Page, title: string) {
    await expect(page).toHaveTitle(title)
    await expect.poll(() => page.evaluate(() => 'loadedBefore' in window)).toBe(false)
    await ready(page)
  }

  test('an open page of the old version leads into the new one', async ({ page, server }) => {
    await openReady(page, '/study')
    await page.evaluate(() => Object.assign(window, { loadedBefore: true }))
    server.folder = NEXT_VERSION
    await navbar(page).getByRole('link', { name: 'Contract' }).click()
    await expectNewVersion(page, 'Contracts overview | Docs')
  })

  test('a page fetched ahead of the change still shows', async ({ page, server }) => {
    await openReady(page, '/study')
    const contract = navbar(page).getByRole('link', { name: 'Contract' })
    await fetchAhead(page, contract)
    await page.evaluate(() => Object.assign(window, { loadedBefore: true }))
    server.folder = NEXT_VERSION
    await contract.click()
    await expect(page).toHaveTitle('Contracts overview | Docs')
    await navbar(page).getByRole('link', { name: 'SDK' }).click()
    await expectNewVersion(page, 'SDK overview | Docs')
  })
})

test.describe('a new version of the site on a host that lets browsers keep files', () => {
  async function expectControls(page: Page) {
    const before = (await toggle(page).getAttribute('data-choice')) ?? ''
    await toggle(page).click()
    await expect(toggle(page)).not.toHaveAttribute('data-choice', before)
  }

  for (const [name, headers] of Object.entries<Record<string, string>>({
    'for ten minutes': { 'cache-control': 'max-age=600' },
    'as long as they like': {},
  })) {
    test(`a page of the old version that is kept ${name} works after one reload`, async ({
      page,
      server,
    }) => {
      server.headers = headers
      await openReady(page, '/contract')
      await navbar(page).getByRole('link', { name: 'Study' }).click()
      await expect(heading(page)).toHaveText('Study overview')
      server.folder = NEXT_VERSION
      for (const address of ['/study', '/contract']) {
        await page.goto(address)
        await page.reload()
        await ready(page)
        await expectControls(page)
      }
      await navbar(page).getByRole('link', { name: 'Study' }).click()
      await expect(heading(page)).toHaveText('Study overview')
      await expectControls(page)
    })
  }
})

test.describe('odd addresses', () => {
  test('a path with two slashes in front shows the page, at its plain address', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.address}//contract/swapx-v2/`)
    await ready(page)
    await expect(page).toHaveURL('/contract/swapx-v2')
    await expect(heading(page)).toHaveText('SwapX V2 contracts')
    await expect(sidebar(page).locator('[aria-current=page]')).toContainText('SwapX V2')
  })

  test('a page replayed below another path has the sidebar of its own route', async ({
    page,
    server,
  }) => {
    server.archive = '/archive/2026'
    await page.goto(`${server.address}/archive/2026/contract/swapx-v2`)
    await ready(page)
    await expect(heading(page)).toHaveText('SwapX V2 contracts')
    await expect(sidebar(page).locator('[aria-current=page]')).toContainText('SwapX V2')
  })
})

test.describe('a text changed before React starts', () => {
  test('leaves theme, language and page as they were', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      localStorage.setItem('docusaurus.tab.client', 'viem')
      const translate = () => {
        const title = document.querySelector('h1')
        if (title?.firstChild && document.querySelector('footer')?.firstChild) {
          title.firstChild.textContent = 'Übersetzt'
          const footer = document.querySelector('footer')
          if (footer) footer.textContent = 'Übersetzt'
          observer.disconnect()
        }
      }
      const observer = new MutationObserver(translate)
      observer.observe(document, { childList: true, subtree: true })
    })
    await openReady(page, '/contract/swapx-v2')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(html).toHaveAttribute('data-scripting', '')
    await expect(html).toHaveAttribute('data-client', 'viem')
    await toggle(page).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('a page whose comments the host strips', () => {
  test('is never light for a reader of the dark mode', async ({ page }) => {
    await page.route('**/contract/swapx-v2', async route => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/<!--.*?-->/gs, '') })
    })
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      const modes = new Set<string | undefined>()
      Object.assign(window, { modes })
      const note = () => modes.add(document.documentElement.dataset.theme)
      const options = { subtree: true, attributeFilter: ['data-theme'] }
      new MutationObserver(note).observe(document, options)
    })
    await openReady(page, '/contract/swapx-v2')
    expect(await page.evaluate(() => [...Reflect.get(window, 'modes')])).toEqual(['dark'])
  })
})

test.describe('scripts that a policy forbids', () => {
  test('leave a page that can be read and navigated, without dead controls', async ({
    page,
    server,
  }) => {
    server.headers = { 'content-security-policy': "script-src 'none'" }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sdk/v3/guides/swaps/quoting')
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible()
    // A figure is enlarged, and the menu of languages opened, without scripts.
    const dead = page.locator('button:visible:not([popovertarget], [aria-haspopup=true])')
    await expect(dead).toHaveCount(0)
    await expect(sidebar(page)).toBeVisible()
    await page.getByRole('main').locator('summary', { hasText: 'On this page' }).click()
    await expect(page.getByRole('main').locator('details li a').first()).toBeVisible()
    await navbar(page).getByRole('link', { name: 'Contract' }).click()
    await expect(heading(page)).toHaveText('Contracts overview')
  })
})

test.describe('a click while the framework starts', () => {
  /** Clicks some milliseconds after React has taken the element. Runs in the browser. */
  async function clickOnceTaken(element: Element, delay: number): Promise<void> {
    const isTaken = () => Object.keys(element).some(key => key.startsWith('__reactProps'))
    while (!isTaken()) await new Promise(resolve => setTimeout(resolve))
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    // Not waited for: the click may lead to another document.
    setTimeout(() => element.dispatchEvent(click), delay)
  }

  test('on a link leaves nothing of the old page behind', async ({ page }) => {
    const next = page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=next]')
    for (let attempt = 0; attempt < 8; attempt++) {
      await page.goto('/sdk', { waitUntil: 'commit' })
      const address = (await next.getAttribute('href')) ?? ''
      await next.evaluate(clickOnceTaken, attempt * 5).catch(() => {})
      await page.waitForURL(url => decodeURIComponent(url.pathname) === address)
      await expect(heading(page)).not.toHaveText('SDK overview')
      for (const tag of ['link[rel=canonical]', 'title', 'meta[name=description]']) {
        await expect(page.locator(tag), `${tag} in attempt ${attempt}`).toHaveCount(1)
      }
    }
  })

  test('that jumps within the page stays in the address', async ({ page }) => {
    await page.addInitScript(() => {
      const { replaceState } = history
      // The moment between React's look at the address and its first entry in the history.
      history.replaceState = (state, ...rest) => {
        if (state?.__NA && !location.hash) location.hash = 'tables'
        replaceState.call(history, state, ...rest)
      }
    })
    await openReady(page, '/markdown-page')
    await expect(page).toHaveURL('/markdown-page#tables')
  })
})

test.describe('simple hosts', () => {
  const PAGES: [string, string][] = [
    ['/contract/swapx-v2', 'SwapX V2 contracts | Docs'],
    [
      '/category/%E6%9D%A1%E6%AC%BE%E5%92%8C%E6%9D%A1%E4%BB%B6',
      '条款和条件 Terms and conditions | Docs',
    ],
    ['/study/terms&conditions/privacy', 'Privacy policy | Docs'],
  ]
  for (const [address, title] of PAGES) {
    test(`${decodeURI(address)} is found in five forms, and the address becomes the plain one`, async ({
      page,
      server,
    }) => {
      for (const ending of ['', '/', '.html', '/index', '/index.html']) {
        // All hosts find the other forms in the same way.
        for (server.addsEndings of ['', '/index'].includes(ending) ? [true, false] : [true]) {
          await page.goto('about:blank')
          const before = await page.evaluate(() => history.length)
          await page.goto(`${address}${ending}?a=b#main`)
          await expect(page, ending).toHaveURL(`${address}?a=b#main`)
          await expect(page, ending).toHaveTitle(title)
          expect(await page.evaluate(() => history.length)).toBe(before + 1)
        }
      }
    })
  }

  test('another form of an unknown address shows the not-found page, without going round', async ({
    page,
    server,
  }) => {
    server.addsEndings = false
    await page.goto('/nope/index', { waitUntil: 'networkidle' })
    await expect(heading(page)).toHaveText('Page Not Found')
    expect(server.requests.filter(path => path.startsWith('/nope'))).toEqual(['/nope/index'])
  })

  test('the address stays plain after a click on a host that adds slashes', async ({
    page,
    server,
  }) => {
    server.redirectsToFolders = true
    await openReady(page, '/study')
    await expect(page).toHaveURL('/study')
    const contract = navbar(page).getByRole('link', { name: 'Contract' })
    await fetchAhead(page, contract)
    await contract.click()
    await expect(page).toHaveTitle('Contracts overview | Docs')
    await expect(page).toHaveURL('/contract')
    await page.goBack()
    await expect(page).toHaveTitle('Study overview | Docs')
    await expect(page).toHaveURL('/study')
  })
})

test.describe('a page that arrives bit by bit', () => {
  for (const address of ['/contract', '/sdk/v3/reference/classes/Pool']) {
    test(`${address} does not move when a scrollbar comes`, async ({ playwright, server }) => {
      server.break(/^\/[^.]*$/, 'drip')
      // The tests' browser has no scrollbars.
      const options = { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }
      const browser = await playwright.chromium.launch(options)
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.addInitScript(watchColumns)
      await page.goto(server.address + address)
      const places = await page.evaluate(() => (window as unknown as { places: string[] }).places)
      // One of each part.
      expect(places).toHaveLength(4)
      await browser.close()
    })
  }
})

/** Notes where the columns of the page stand, frame by frame. Runs in the browser. */
function watchColumns() {
  const places: string[] = []
  const watch = () => {
    for (const part of document.querySelectorAll('header, aside:has([data-sidebar]), main, h1')) {
      const { left, top, width } = part.getBoundingClientRect()
      const place = [part.localName, left, top, width].join(' ')
      if (!places.includes(place)) places.push(place)
    }
    requestAnimationFrame(watch)
  }
  watch()
  Object.assign(window, { places })
}

test.describe('without network', () => {
  test('a page whose next page was fetched ahead leads there', async ({ page, context }) => {
    await openReady(page, '/study')
    const contract = navbar(page).getByRole('link', { name: 'Contract' })
    await fetchAhead(page, contract)
    await context.setOffline(true)
    await contract.click()
    await expect(page).toHaveTitle('Contracts overview | Docs')
  })

  // Next loads a page whole when its data fails. Holding it back would leave the router waiting for
  // a page that never comes; the browser's message says what happened, and keeps the address.
  test('a page that cannot be fetched ends in the browser’s own message; Reload leads on, Back returns', async ({
    page,
    context,
  }) => {
    await openReady(page, '/study')
    await context.setOffline(true)
    await navbar(page).getByRole('link', { name: 'Contract' }).click()
    await expect.poll(() => page.url()).toMatch(/^chrome-error/)
    await context.setOffline(false)
    await page.reload()
    await expect(page).toHaveURL('/contract')
    await expect(heading(page)).toHaveText('Contracts overview')
    await page.goBack()
    await expect(heading(page)).toHaveText('Study overview')
  })
})
