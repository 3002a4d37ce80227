import type { Page } from 'playwright/test'
import { expect, test } from './console'

// What a reader sees of a sample that runs in the page. Here the worker is one of our own, which does
// what is wanted; run-files.spec.ts and engines/samples.spec.ts run all samples.

const PAGE = '/sdk/v3/guides/swaps/quoting'
const MANIFEST = '/run.json'

const block = (page: Page) => page.getByRole('group', { name: 'Code: v3/quoting.out.txt' })
const run = (page: Page) => block(page).getByRole('button', { name: 'Run' })
const stop = (page: Page) => block(page).getByRole('button', { name: 'Stop' })
const status = (page: Page) => block(page).getByRole('status')

/** Puts a worker in the place of that which runs samples. */
async function fakeWorker(page: Page, script: string) {
  const manifest = {
    folder: '/_next/static/run/',
    worker: 'fake.js',
    samples: { 'v3/quoting': { files: ['fake.js'] } },
    bytes: { 'fake.js': script.length },
    left: {},
  }
  await page.route(`**${MANIFEST}`, route => route.fulfill({ json: manifest }))
  await page.route('**/_next/static/run/fake.js', route =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  )
}

test.describe('with a worker of the tests', () => {
  test('Stop stops a program that never ends, and Run runs it again', async ({ page }) => {
    await fakeWorker(page, `onmessage = () => { postMessage({ line: 'one' }); for (;;); }`)
    await page.goto(PAGE)
    const recorded = await block(page).locator('pre').textContent()
    await run(page).click()
    await expect(block(page).locator('pre')).toHaveText(/^one\s*$/)
    await expect(status(page)).toHaveText('Running…')
    await stop(page).click()
    await expect(status(page)).toHaveText('Stopped.')
    await expect(run(page)).toBeFocused()
    await run(page).click()
    await expect(status(page)).toHaveText('Running…')
    // The next page does not wait for it.
    await page.locator('[rel=next]').last().click()
    await expect(page).not.toHaveURL(PAGE)
    await expect(block(page)).toHaveCount(0)
    await page.goBack()
    await expect(block(page).locator('pre')).toHaveText(recorded ?? '')
  })

  test('a failure is told, beside what it had printed', async ({ page }) => {
    await fakeWorker(
      page,
      `onmessage = () => { postMessage({ line: 'one' }); throw new Error('No.') }`,
    )
    await page.goto(PAGE)
    await run(page).click()
    await expect(status(page)).toHaveText(/No\.$/)
    await expect(block(page).locator('pre')).toHaveText('one')
  })

  test('another output than the recorded one is told with its line', async ({ page }) => {
    await fakeWorker(
      page,
      `onmessage = () => { postMessage({ line: 'A and B: tiers 3000' }); postMessage({ line: 'x' }); postMessage({ done: true, milliseconds: 1234 }) }`,
    )
    await page.goto(PAGE)
    await run(page).click()
    await expect(status(page)).toHaveText(
      'Ran in 1.2 s on the contracts themselves, with another output from line 2 on.',
    )
  })

  test('a program that runs too long is stopped', async ({ page }) => {
    await page.clock.install()
    await fakeWorker(page, 'onmessage = () => { for (;;); }')
    await page.goto(PAGE)
    await run(page).click()
    await expect(status(page)).toHaveText('Running…')
    await page.clock.runFor(30_000)
    await expect(status(page)).toHaveText('It did not end within 30 s.')
    await expect(block(page).locator('pre')).toContainText('A and B: tiers 3000')
  })
})

test.describe('faults', () => {
  test.use({ allowedMessage: /Failed to load resource/ })

  test('a part that cannot be fetched is named, and fetched anew by the next press', async ({
    page,
  }) => {
    await fakeWorker(page, `onmessage = () => postMessage({ done: true, milliseconds: 1 })`)
    await page.route('**/fake.js', route => route.abort(), { times: 1 })
    await page.goto(PAGE)
    await run(page).press('Enter')
    await expect(status(page)).toHaveText('/_next/static/run/fake.js could not be fetched.')
    await expect(block(page).locator('pre')).toContainText('A and B: tiers 3000')
    await run(page).press('Enter')
    await expect(status(page)).toContainText('Ran in 0.0 s')
  })
})
