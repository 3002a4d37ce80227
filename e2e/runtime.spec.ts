import type { Page } from 'playwright/test'
import { expect, ready, test } from './console'
import { heading, menu, navbar, root, toggle } from './parts'

/** Addresses of the framework's files that were asked for as scripts. */
const FRAMEWORK = /\/_next\/static\/chunks\/.*\.js$/

test.use({ still: true })

/** Opens a page and waits until nothing is asked for any more. */
async function openStill(page: Page, address: string) {
  const requests: { type: string; path: string }[] = []
  page.on('request', request => {
    requests.push({ type: request.resourceType(), path: new URL(request.url()).pathname })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  return requests
}

test('the framework does not run while the browser is busy with the page, which asks for at most 12 files', async ({
  page,
}) => {
  const requests = await openStill(page, '/study')
  expect(requests.filter(({ path }) => FRAMEWORK.test(path))).toEqual([])
  expect(requests.length).toBeLessThanOrEqual(12)
  expect(await page.evaluate(() => 'next' in window)).toBe(false)
})

test.describe('in a browser with nothing to do', () => {
  test.use({ idle: true })

  test('the framework starts by itself', async ({ page }) => {
    await openStill(page, '/study')
    await ready(page)
  })

  test('it starts, too, where the browser never says that it has nothing to do', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, { timeout = 0 } = {}) =>
        timeout ? window.setTimeout(callback, timeout) : 0
    })
    await openStill(page, '/study')
    await ready(page)
  })

  test('on data saver it waits for the reader', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const requests = await openStill(page, '/study')
    expect(requests.filter(({ path }) => FRAMEWORK.test(path))).toEqual([])
    await page.keyboard.press('Shift')
    await ready(page)
  })
})

for (const [name, act] of [
  // In steps: where a pointer comes from is not known of the first.
  ['a moved pointer', (page: Page) => page.mouse.move(200, 200, { steps: 2 })],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['a turned wheel', (page: Page) => page.mouse.wheel(0, 10)],
  [
    'a choice in another tab',
    (page: Page) => page.evaluate(() => dispatchEvent(new Event('storage'))),
  ],
] as const) {
  test(`${name} starts the framework`, async ({ page }) => {
    await openStill(page, '/study')
    await act(page)
    await ready(page)
  })
}

/** Starts the framework, and clicks some milliseconds after React has taken the element. Runs in the browser. */
async function clickOnceTaken(element: Element, delay: number): Promise<void> {
  const isTaken = () => Object.keys(element).some(key => key.startsWith('__reactProps'))
  dispatchEvent(new Event('pointermove'))
  while (!isTaken()) await new Promise(resolve => setTimeout(resolve))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  // Not waited for: the click may lead to another document.
  setTimeout(() => element.dispatchEvent(click), delay)
}

test('a button that is clicked while the framework starts answers once', async ({ page }) => {
  const button = page.getByRole('button', { name: 'English' })
  for (let attempt = 0; attempt < 8; attempt++) {
    await page.goto('/sdk')
    await button.evaluate(clickOnceTaken, attempt * 5)
    await ready(page)
    await expect(button, `attempt ${attempt}`).toHaveAttribute('aria-expanded', 'true')
  }
})

test('a jump within the page while the framework starts stays in the address', async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history
    // The moment between React's look at the address and its first entry in the history.
    history.replaceState = (state, ...rest) => {
      if (state?.__NA && !location.hash) location.hash = 'tables'
      replaceState.call(history, state, ...rest)
    }
  })
  await page.goto('/markdown-page')
  await page.mouse.move(100, 100)
  await ready(page)
  await expect(page).toHaveURL('/markdown-page#tables')
})

test('a link that is clicked while the framework starts leaves nothing of its page behind', async ({
  page,
}) => {
  const next = page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=next]')
  for (let attempt = 0; attempt < 8; attempt++) {
    await page.goto('/sdk')
    const address = (await next.getAttribute('href')) ?? ''
    await next.evaluate(clickOnceTaken, attempt * 5)
    await page.waitForURL(url => decodeURIComponent(url.pathname) === address)
    await expect(heading(page)).not.toHaveText('SDK overview')
    for (const tag of ['link[rel=canonical]', 'title', 'meta[name=description]']) {
      await expect(page.locator(tag), `${tag} in attempt ${attempt}`).toHaveCount(1)
    }
  }
})

test.describe('a click before the framework is there', () => {
  test('is done once it is: the colour mode', async ({ page }) => {
    await openStill(page, '/study')
    await toggle(page).dispatchEvent('click')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  })

  test('is done once it is: the drawer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openStill(page, '/study')
    await menu(page).dispatchEvent('click')
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  })

  test('is done once it is: a category of the sidebar', async ({ page }) => {
    await openStill(page, '/sdk')
    const caret = page.getByRole('button', { name: /^Expand sidebar category/ }).first()
    const before = await page.getByRole('button', { name: /^Collapse sidebar category/ }).count()
    await caret.dispatchEvent('click')
    await expect(page.getByRole('button', { name: /^Collapse sidebar category/ })).toHaveCount(
      before + 1,
    )
  })

  test('is done once it is: a tab', async ({ page }) => {
    await openStill(page, '/markdown-page')
    const tab = page.getByRole('tab', { selected: false }).first()
    const name = await tab.textContent()
    await tab.dispatchEvent('click')
    await expect(page.getByRole('tab', { name: name ?? '' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('follows a link at once', async ({ page }) => {
    await openStill(page, '/study')
    await navbar(page).getByRole('link', { name: 'Contract' }).dispatchEvent('click')
    await expect(heading(page)).toHaveText('Contracts overview')
  })
})

test.describe('a key before the framework is there', () => {
  test('is answered once it is: the help', async ({ page }) => {
    await openStill(page, '/study')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  test('is answered once, and leads one page on', async ({ page }) => {
    const steps: string[] = []
    await openStill(page, '/contract')
    page.on('framenavigated', frame => steps.push(new URL(frame.url()).pathname))
    await page.keyboard.press('n')
    await expect(heading(page)).toHaveText('SwapX V2 contracts')
    await page.waitForTimeout(500)
    expect(steps.filter(path => path !== '/contract')).toEqual(['/contract/swapx-v2'])
  })

  test('stays the browser’s in a field, with Alt, and when it is no shortcut', async ({ page }) => {
    await openStill(page, '/study')
    const prevented = await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'))
      const isPrevented = (target: Element, init: KeyboardEventInit) =>
        !target.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        )
      return [
        isPrevented(field, { key: 'n' }),
        isPrevented(document.body, { key: 'n', altKey: true }),
        isPrevented(document.body, { key: ' ' }),
        isPrevented(document.body, { key: 'n' }),
      ]
    })
    expect(prevented).toEqual([false, false, false, true])
  })
})
