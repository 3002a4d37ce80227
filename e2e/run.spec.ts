import { readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { Locator, Page, Route } from 'playwright/test'
import { serve } from '../lib/cli/serve'
import { axeFindingsInBothModes, injectAxe } from './axe'
import { expect, openReady, test } from './console'
import { elements } from './page-html'
import { fakeWorker, watchNetwork } from './parts'

// What a reader sees of a sample that runs in the page. In part the worker is one of our own, which does
// what is wanted; run-files.spec.ts and engines/samples.spec.ts run all samples.

const PAGE = '/sdk/v3/guides/swaps/quoting'

const block = (page: Page) =>
  page.getByRole('group', { name: 'Code: programs/quoting.mts' }).first()
const run = (page: Page) => block(page).getByRole('button', { name: 'Run' })
const stop = (page: Page) => block(page).getByRole('button', { name: 'Stop' })
const status = (page: Page) => block(page).getByRole('status')
const code = (page: Page) => block(page).locator('pre').last()
/** Lines of a run, between the header and the code. */
const output = (page: Page) => block(page).locator('[role=status] + * > pre')
const recorded = (page: Page) => page.getByRole('group', { name: 'Code: programs/quoting.out.txt' })

test.describe('with a worker of the tests', () => {
  test('Stop stops a program that never ends, and Run runs it again', async ({ page }) => {
    await fakeWorker(page, `onmessage = () => { postMessage({ line: 'one' }); for (;;); }`)
    await page.goto(PAGE)
    await run(page).click()
    await expect(output(page)).toHaveText(/^one\s*$/)
    await expect(status(page)).toHaveText('running…')
    await stop(page).click()
    await expect(status(page)).toHaveText('stopped')
    await expect(run(page)).toBeFocused()
    await run(page).click()
    await expect(status(page)).toHaveText('running…')
    // The next page does not wait for it.
    await page.locator('[rel=next]').last().click()
    await expect(page).not.toHaveURL(PAGE)
    await expect(block(page)).toHaveCount(0)
    await page.goBack()
    await expect(block(page)).toBeVisible()
    await expect(output(page)).toHaveCount(0)
  })

  test('lines stand below the header as they come; header and code keep their place', async ({
    page,
  }) => {
    await fakeWorker(
      page,
      `onmessage = () => {
        postMessage({ line: '10 A buy 19.74316 B' })
        onmessage = ({ data }) => postMessage(data)
      }
      addEventListener('message', () => new BroadcastChannel('go').onmessage = () => {
        postMessage({ line: 'two' })
        postMessage({ done: true, milliseconds: 800 })
      })`,
    )
    await page.goto(PAGE)
    await run(page).scrollIntoViewIfNeeded()
    const topOf = async (part: Locator) => (await part.boundingBox())?.y
    const before = await topOf(run(page))
    await run(page).click()
    await expect(output(page)).toHaveText(/^10 A buy 19.74316 B\s*$/)
    expect(await topOf(stop(page))).toBe(before)
    expect(await topOf(output(page))).toBeLessThan((before ?? 0) + 100)
    // Room for all lines of the recorded output.
    const belowLines = await topOf(code(page))
    await page.evaluate(() => new BroadcastChannel('go').postMessage(''))
    await expect(status(page)).toHaveText(/^ran here in 0\.8 s; differs .* line 2 on$/)
    expect(await topOf(run(page))).toBe(before)
    expect(await topOf(code(page))).toBeLessThanOrEqual(belowLines ?? 0)
  })

  test('a failure is told, beside what it had printed', async ({ page }) => {
    await fakeWorker(
      page,
      `onmessage = () => { postMessage({ line: 'one' }); throw new Error('No.') }`,
    )
    await page.goto(PAGE)
    await run(page).click()
    await expect(status(page)).toHaveText(/No\.$/)
    await expect(output(page)).toHaveText('one')
  })

  test('another output than the recorded one is told with its line', async ({ page }) => {
    await fakeWorker(
      page,
      `onmessage = () => { postMessage({ line: '10 A buy 19.74316 B' }); postMessage({ line: 'x' }); postMessage({ done: true, milliseconds: 1234 }) }`,
    )
    await page.goto(PAGE)
    await run(page).click()
    await expect(status(page)).toHaveText(
      'ran here in 1.2 s; differs from the recorded output from line 2 on',
    )
  })

  test('a transaction is a row: call, gas and balances in the colours of the tokens; the rest is folded', async ({
    page,
  }) => {
    const transaction = {
      contract: 'SwapRouter',
      call: 'exactInputSingle',
      arguments: [['amountIn', '10']],
      gas: '128,231',
      events: [{ contract: 'Pool A/B', name: 'Swap', arguments: [['tick', '1']] }],
      balances: [
        { token: 'A', before: '1,000', after: '990' },
        { token: 'B', before: '0', after: '19.74316' },
      ],
    }
    await fakeWorker(
      page,
      `onmessage = () => { postMessage({ transaction: ${JSON.stringify(transaction)} }); postMessage({ done: true, milliseconds: 1 }) }`,
    )
    await page.goto(PAGE)
    await run(page).click()
    const row = block(page).getByRole('listitem')
    await expect(row.locator('summary')).toHaveText(
      /^SwapRouter\.exactInputSingle\s+128,231 gas\s+A: 1,000 → 990\s+B: 0 → 19\.74316\s*$/,
    )
    const colours = await row
      .locator('[data-token]')
      .evaluateAll(balances => balances.map(balance => getComputedStyle(balance).color))
    expect(new Set(colours).size).toBe(2)
    await expect(row.getByText('Event Pool A/B: Swap')).toBeHidden()
    await row.locator('summary').click()
    await expect(row.getByText('Event Pool A/B: Swap')).toBeVisible()
  })

  test('a program that runs too long is stopped', async ({ page, clock }) => {
    await clock.install()
    await fakeWorker(page, 'onmessage = () => { for (;;); }')
    await page.goto(PAGE)
    await run(page).click()
    await expect(status(page)).toHaveText('running…')
    await clock.runFor(30_000)
    await expect(status(page)).toHaveText('✗ The program did not finish within 30 s.')
    await expect(recorded(page)).toContainText('10 A buy 19.74316 B')
  })
})

test.describe('faults', () => {
  test.use({ allowedMessage: /Failed to load resource|Unexpected token '<'/ })

  const FAULTS: [string, (route: Route) => Promise<void>][] = [
    ['cannot be fetched', route => route.abort()],
    [
      'is a sign-in page',
      route => route.fulfill({ contentType: 'text/html', body: '<title>Sign in' }),
    ],
  ]
  for (const [fault, answer] of FAULTS) {
    test(`the code of the page itself that ${fault} is told`, async ({ page }) => {
      await openReady(page, PAGE)
      await page.route('**/_next/static/chunks/**', answer)
      // It is fetched when the button gets the focus, and has failed by the time of the press.
      const fetched = page.waitForEvent('request')
      await run(page).focus()
      await (await fetched).response()
      await run(page).press('Enter')
      await expect(status(page)).toHaveText(
        'The code that runs programs could not be fetched. Reload the page to try again.',
      )
      await expect(recorded(page)).toContainText('10 A buy 19.74316 B')
    })
  }

  test('a part that cannot be fetched is named, and fetched anew by the next press', async ({
    page,
  }) => {
    await fakeWorker(page, `onmessage = () => postMessage({ done: true, milliseconds: 1 })`)
    await page.route('**/fake.js', route => route.abort(), { times: 1 })
    await page.goto(PAGE)
    await run(page).press('Enter')
    await expect(status(page)).toHaveText(
      '✗ /_next/static/run/fake.js could not be fetched. Press Run to try again.',
    )
    await expect(recorded(page)).toContainText('10 A buy 19.74316 B')
    await run(page).press('Enter')
    await expect(status(page)).toContainText('ran here in 0.0 s')
  })
})

const SWAP_PAGE = '/contract/swapx-v2/concepts/core-concepts/swaps'
const isOfRuns = (address: string) => /\/run\.json|\/static\/run\//.test(address)

test.describe('with the programs of the export', () => {
  const swap = (page: Page) => page.getByRole('group', { name: 'Code: v2/swap.out.txt' })
  const verdict = (page: Page) => swap(page).getByRole('status')
  const SAME = /^✓ ran here in \d+\.\d s, as recorded$/

  test('the header of a program has Run, and its recorded output further down has none', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await run(page).click()
    await expect(status(page)).toHaveText(SAME)
    expect(await output(page).textContent()).toBe(
      readFileSync('out/samples/programs/quoting.out.txt', 'utf8'),
    )
    await expect(recorded(page).getByText('Recorded output')).toBeVisible()
    await expect(recorded(page).getByRole('button', { name: 'Run' })).toHaveCount(0)
    await page.getByRole('tab', { name: 'viem' }).first().click()
    const viem = page.getByRole('group', { name: 'Code: programs/quoting-viem.mts' }).first()
    await viem.getByRole('button', { name: 'Run' }).click()
    await expect(viem.getByRole('status')).toHaveText(SAME)
  })

  test('recorded output that is run gives way in place', async ({ page }) => {
    await page.goto(SWAP_PAGE)
    const before = await swap(page).locator('pre').textContent()
    await swap(page).getByRole('button', { name: 'Run' }).click()
    await expect(verdict(page)).toHaveText(SAME)
    await expect(swap(page).locator('pre')).toHaveCount(1)
    await expect(swap(page).getByText('Recorded output')).toBeHidden()
    expect((await swap(page).locator('pre').textContent())?.trimEnd()).toBe(before?.trimEnd())
  })

  test('nothing of it is fetched until the reader points at Run', async ({ page }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    const quiet = watchNetwork(page)
    await openReady(page, SWAP_PAGE)
    await page.getByRole('heading', { level: 1 }).hover()
    await quiet()
    expect(requests.filter(isOfRuns)).toEqual([])
    const before = requests.length
    await swap(page).getByRole('button', { name: 'Run' }).hover()
    await expect.poll(() => requests.filter(isOfRuns).length).toBeGreaterThan(5)
    const files = requests.slice(before).map(address => new URL(address))
    expect([...new Set(files.map(({ origin }) => origin))]).toEqual([new URL(page.url()).origin])
  })

  test('the host is asked for each file once', async ({ page }) => {
    const { address, server } = await serve({ port: 4190, tryNext: true })
    const asked: string[] = []
    server.on('request', ({ url = '' }) => {
      if (isOfRuns(url)) asked.push(url)
    })
    await page.goto(address + SWAP_PAGE)
    for (let runs = 0; runs < 2; runs++) {
      await swap(page).getByRole('button', { name: 'Run' }).click()
      await expect(verdict(page)).toHaveText(SAME)
    }
    expect(asked.length).toBeGreaterThan(5)
    expect(asked).toEqual([...new Set(asked)])
    server.closeAllConnections()
    server.close()
  })

  test('by keyboard alone, on a narrow phone, in both colour modes', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(SWAP_PAGE)
    await expect(swap(page).getByRole('button', { name: 'Run' })).toBeVisible()
    await swap(page).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(swap(page).getByRole('button', { name: 'Run' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toHaveText(SAME)
    await expect(swap(page).getByRole('button', { name: 'Run' })).toBeFocused()
    const summary = swap(page).locator('summary').first()
    for (let tabs = 0; tabs < 4; tabs++) {
      await page.keyboard.press('Tab')
      if (await summary.evaluate(element => element === document.activeElement)) break
    }
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(swap(page).locator('details[open] dl').first()).toBeVisible()
    await expect(swap(page).locator('[data-token=A]').first()).toBeVisible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'no sideways scroll',
    ).toBe(320)
    await injectAxe(page)
    const within = '[aria-label="Code: v2/swap.out.txt"]'
    expect(await axeFindingsInBothModes(page, { within })).toEqual([])
  })

  test('a revert leads to the index of errors', async ({ page }) => {
    await page.goto('/contract/swapx-v2/concepts/advanced-topics/security')
    const block = page.getByRole('group', { name: 'Code: v2/sandwich.out.txt' })
    await block.getByRole('button', { name: 'Run' }).click()
    await expect(block.getByRole('status')).toHaveText(SAME)
    for (const row of await block.locator('summary').all()) await row.click()
    const link = block.getByRole('listitem').getByRole('link').first()
    const reason = await link.textContent()
    await link.click()
    await expect(page).toHaveURL(/\/contract\/swapx-v2#/)
    const id = new URL(page.url()).hash.slice(1)
    const row = page.locator(`tr[id="${id}"]`)
    await expect(row.getByText(reason ?? '', { exact: true })).toBeInViewport()
  })
})

test('without scripts output stands there, and the reason why a program cannot run', () => {
  for (const [page, file, text] of [
    [PAGE, 'programs/quoting.out.txt', '10 A buy 19.74316 B'],
    [
      '/contract',
      'check-deployment.wrong.out.txt',
      'This program cannot run in the page: it compares ',
    ],
  ] as const) {
    const html = fromHtml(readFileSync(`out${page}.html`, 'utf8'))
    const [block] = elements(html, ({ properties }) => properties.ariaLabel === `Code: ${file}`)
    if (!block) throw new Error(`There is no block of ${file}.`)
    expect(textOf(block)).toContain(text)
    // A block without this mark has no Run once there are scripts.
    expect(elements(block, ({ properties }) => 'dataRuns' in properties)).toEqual([])
    const blocks = elements(html, ({ properties }) => 'dataCodeBlock' in properties)
    expect(blocks.flatMap(block => elements(block, ({ tagName }) => tagName === 'button'))).toEqual(
      [],
    )
  }
})

test.describe('where workers are forbidden', () => {
  test.use({ allowedMessage: /worker-src/ })

  test('the reader is told, and keeps the recorded output', async ({ page }) => {
    await page.route(`**${PAGE}`, async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace("worker-src 'self'", "worker-src 'none'")
      await route.fulfill({ response, body })
    })
    await page.goto(PAGE)
    await run(page).click()
    await expect(status(page)).toHaveText(
      '✗ The browser did not start the program: the security policy of this host may forbid workers.',
    )
    await expect(recorded(page)).toContainText('10 A buy 19.74316 B')
  })
})
