import type { Locator, Page } from 'playwright/test'
import { expect, openReady, ready, test } from './console'
import { addStyles, stopClock } from './parts'

const LONG = 'REPOSITORY_URL=https'
const WIDE = 'priceImpact'
const block = (page: Page, text: string) =>
  page.locator('[data-code-block]').filter({ hasText: text }).first()
/** Pixels that a box hides at its side. */
const overflow = (box: Locator) => box.evaluate(box => box.scrollWidth - box.clientWidth)

/** Opens the page with every element before each test of a group. */
const startWithElements = () =>
  test.beforeEach(async ({ page, javaScriptEnabled }) => {
    await page.goto('/markdown-page')
    if (javaScriptEnabled) await ready(page)
  })

test('long lines of code wrap on demand; short code has no button for it', async ({ page }) => {
  // Between the phone, where all code wraps, and the desktop, where lines of code fit.
  await page.setViewportSize({ width: 1000, height: 844 })
  await openReady(page, '/sdk/v2/guides/quick-start')
  const long = block(page, WIDE)
  const code = long.locator('pre')
  const wrap = long.getByRole('button', { name: 'Toggle word wrap' })
  expect(await overflow(code)).toBeGreaterThan(0)
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  expect(await overflow(code)).toBe(0)
  await wrap.click()
  expect(await overflow(code)).toBeGreaterThan(0)
  await expect(block(page, 'mid price 2').getByRole('button')).toHaveCount(1)

  await page.setViewportSize({ width: 1900, height: 844 })
  await expect(wrap).toHaveCount(0)
  await page.setViewportSize({ width: 1000, height: 844 })
  await expect(wrap).toBeVisible()
})

test('tabs show the client that a link names, from the first paint on', async ({
  page,
  context,
}) => {
  const guide = '/sdk/v3/guides/swaps/quoting'
  const panel = page.getByRole('tabpanel').first()
  await context.route('**/_next/**/*.js', () => {})
  for (const address of [`${guide}?client=viem`, guide]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(panel).toContainText('createPublicClient')
  }
  await context.unroute('**/_next/**/*.js')
  await openReady(page, `${guide}?client=viem&a=b`)
  await expect(page.getByRole('tab', { name: 'viem' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(panel).toContainText('createPublicClient')
  await page.getByRole('tab', { name: 'ethers' }).first().click()
  await expect(panel).toContainText('JsonRpcProvider')
  await expect(page).toHaveURL(`${guide}?a=b`)
  await page.reload()
  await expect(panel).toContainText('JsonRpcProvider')
})

test.describe('code', () => {
  startWithElements()

  test('code with a line that is longer than lines of code wraps from the start', async ({
    page,
  }) => {
    const wrap = block(page, LONG).getByRole('button', { name: 'Toggle word wrap' })
    const code = block(page, LONG).locator('pre')
    // Whether the line fits depends on the system's font: here it does not, then it does.
    await addStyles(page, 'pre { font-size: 20px !important }')
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    expect(await overflow(code)).toBe(0)
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    expect(await overflow(code)).toBeGreaterThan(0)
    await addStyles(page, 'pre { font-size: 8px !important }')
    await expect(code).not.toHaveAttribute('tabindex')
    await expect(wrap).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(wrap).toHaveCount(0)
  })

  test('says for a second that it is copied', async ({ page, context, clock }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await stopClock(clock)
    const copy = block(page, 'tokens.json').getByRole('button', { name: 'Cop' })
    await copy.click()
    await expect(copy).toHaveAccessibleName('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '{\n  "symbol": "A",\n  "decimals": 18\n}',
    )
    await clock.runFor(900)
    await expect(copy).toHaveAccessibleName('Copied')
    await clock.runFor(150)
    await expect(copy).toHaveAccessibleName('Copy code to clipboard')
  })

  test('is copied also where the page came over an insecure connection', async ({
    page,
    context,
    clock,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    )
    await stopClock(clock)
    const copy = block(page, 'npm run dev').getByRole('button')
    await copy.click()
    await expect(copy).toHaveAccessibleName('Copied')
    const text = await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'clipboard')
      return navigator.clipboard.readText()
    })
    expect(text).toBe('npm run dev')
  })

  test('that the browser does not let be copied is selected, which the button says and speaks', async ({
    page,
  }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    })
    const frame = block(page, 'npm run dev')
    const status = page.getByRole('status')
    await frame.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect(frame.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(status).toHaveText('Copied')

    await page.evaluate(() => {
      document.execCommand = () => false
    })
    await frame.getByRole('button', { name: 'Copy code to clipboard' }).click()
    const refused = frame.getByRole('button', { name: 'Not copied, only selected' })
    await expect(refused).toContainText('Not copied')
    await expect(status).toHaveText(/^Not copied.* copy it with the keyboard/)
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('npm run dev')
  })
})

test.describe('tabs', () => {
  startWithElements()

  const tab = (page: Page, name: string) => page.getByRole('tab', { name })

  test('show one panel, change by mouse and keyboard, and keep the choice', async ({ page }) => {
    await expect(page.getByRole('tabpanel')).toHaveText(/v2 pool/)
    await tab(page, 'v3').click()
    await expect(page.getByRole('tabpanel')).toHaveText(/In v3/)
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'v2')).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveText(/In v3/)
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(tab(page, key === 'Enter' ? 'v2' : 'v3')).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.keyboard.press('ArrowLeft')
    }
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.protocol'))).toBe('v3')
    await page.reload()
    await expect(page.getByRole('tabpanel')).toHaveText(/In v3/)
  })

  test('the clicked tab keeps its place on the screen', async ({ page }) => {
    // Makes the other panel much higher, above a tab at the end of the page.
    await addStyles(page, '[role=tabpanel]:last-child { block-size: 900px }')
    await page.evaluate(() => {
      const tabs = document.querySelector('[role=tablist]')?.parentElement
      if (tabs) tabs.style.cssText = 'display: flex; flex-direction: column-reverse'
    })
    await tab(page, 'v3').scrollIntoViewIfNeeded()
    const before = (await tab(page, 'v3').boundingBox())?.y ?? 0
    await tab(page, 'v3').click()
    await expect(page.getByRole('tabpanel')).toHaveText(/In v3/)
    expect((await tab(page, 'v3').boundingBox())?.y).toBeCloseTo(before, 0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('all panels show, each under its label', async ({ page }) => {
      await expect(page.getByText('A v2 pool keeps its liquidity').first()).toBeVisible()
      await expect(page.getByText('In v3 each position chooses').first()).toBeVisible()
      await expect(page.getByText('v3', { exact: true }).last()).toBeVisible()
      await expect(page.getByRole('tablist')).toBeHidden()
    })
  })
})
