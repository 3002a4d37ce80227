import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { Page } from 'playwright/test'
import { glossary } from '../lib/site/glossary'
import { expect, openReady, test } from './console'
import { elements } from './page-html'
import { heading, watchNetwork } from './parts'

const PRICE = '/contract/swapx-v2/concepts/advanced-topics/price'
const SLOTS = '/sdk/v3/guides/advanced/pool-data'
const term = (page: Page) => page.getByRole('main').locator('a[href^="/study#"]').first()
const card = (page: Page) => page.locator('[popover]').and(page.getByRole('dialog'))

test.describe('glossary', () => {
  const idByForm = new Map(
    glossary.flatMap(({ id, forms = [] }) => forms.map(form => [form.toLowerCase(), id])),
  )

  test('every link to a term leads to its entry', () => {
    const inMain = (path: string, passes: (element: Element) => boolean) => {
      const html = fromHtml(readFileSync(`out${path}.html`, 'utf8'))
      return elements(html, ({ tagName }) => tagName === 'main').flatMap(main =>
        elements(main, passes),
      )
    }
    const terms = inMain('/study', ({ tagName }) => tagName === 'dt')
    const ids = terms.map(({ properties }) => properties.id)
    expect(ids.length).toBeGreaterThan(24)
    const START = '/study#'
    for (const path of [PRICE, SLOTS, '/sdk/v3/reference/classes/Pool']) {
      const links = inMain(path, ({ properties }) => String(properties.href).startsWith(START))
      const linked = links.map(({ properties }) => String(properties.href).slice(START.length))
      const words = links.map(link => textOf(link))
      expect(linked.length).toBeGreaterThan(0)
      expect(linked.length).toBeLessThanOrEqual(8)
      expect(new Set(linked).size).toBe(linked.length)
      expect(ids).toEqual(expect.arrayContaining(linked))
      expect(linked).toEqual(words.map(form => idByForm.get(form.toLowerCase())))
    }
  })

  test('Enter shows the definition; Escape hides it and Tab leaves it', async ({ page }) => {
    await openReady(page, SLOTS)
    await term(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeFocused()
    await expect(page).toHaveURL(SLOTS)
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await expect(term(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(card(page).getByRole('link', { name: /^More on / })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(card(page)).toHaveCount(0)
    const isAfterTerm = await term(page).evaluate(link =>
      Boolean(
        document.activeElement &&
          link.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    )
    expect(isAfterTerm).toBe(true)
  })

  test('a click shows it, a click elsewhere hides it, and a click with Ctrl opens the entry', async ({
    page,
  }) => {
    await openReady(page, SLOTS)
    await term(page).click()
    await expect(card(page)).toBeVisible()
    await heading(page).click()
    await expect(card(page)).toHaveCount(0)
    // A tab in the background crashes in Chromium's headless shell, on some machines with any page.
    await page.evaluate(() => {
      addEventListener('click', event => {
        Object.assign(window, { isLeftToBrowser: !event.defaultPrevented })
        event.preventDefault()
      })
    })
    await term(page).click({ modifiers: ['ControlOrMeta'] })
    expect(await page.evaluate(() => Reflect.get(window, 'isLeftToBrowser'))).toBe(true)
    await expect(term(page)).toHaveAttribute('href', /^\/study#/)
    await expect(card(page)).toHaveCount(0)
  })

  test('a second press on the term hides it, a third one shows it', async ({ page, clock }) => {
    await openReady(page, SLOTS)
    await clock.install()
    for (const count of [1, 0, 1]) {
      await term(page).click()
      await expect(card(page)).toHaveCount(count)
      await clock.runFor(100)
      await expect(card(page)).toHaveCount(count)
    }
    await expect(term(page)).toHaveAttribute('aria-expanded', 'true')
    // As a screen reader clicks, without a press.
    await term(page).evaluate(link => (link as HTMLElement).click())
    await expect(card(page)).toHaveCount(0)
    await expect(term(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(card(page)).toHaveCount(0)
    await expect(term(page)).not.toHaveAttribute('aria-expanded')
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeFocused()
  })

  test.describe('where its text cannot be fetched', () => {
    test.use({ allowedMessage: /ERR_FAILED/ })

    test('the link leads to the entry', async ({ page }) => {
      await openReady(page, SLOTS)
      await page.route('**/_next/static/chunks/**', route => route.abort())
      await term(page).click()
      await expect(page).toHaveURL(/\/study#/)
    })
  })

  test('without scripts the link leads to the entry', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await page.goto(SLOTS)
    await page.getByRole('main').getByRole('link', { name: 'ticks', exact: true }).click()
    await expect(page.locator(':target')).toHaveText('Tick')
    await expect(page.locator(':target')).toBeInViewport()
    await page.close()
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 320, height: 700 } })

    test('a touch shows the definition inside the window; a touch elsewhere hides it', async ({
      page,
      clock,
    }) => {
      await openReady(page, SLOTS)
      await clock.install()
      await term(page).tap()
      await expect(card(page)).toBeVisible()
      await expect(page).toHaveURL(SLOTS)
      const box = await card(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      await heading(page).tap()
      await expect(card(page)).toHaveCount(0)
      for (const count of [1, 0, 1]) {
        await term(page).tap()
        await clock.runFor(100)
        await expect(card(page)).toHaveCount(count)
      }
      await card(page).getByRole('link').tap()
      await expect(page).not.toHaveURL(SLOTS)
    })
  })
})

test('on paper: title, address, targets of links to other sites, all of the code', async ({
  page,
}) => {
  await page.goto('/contract/swapx-v3/guides/Implement-A-Swap/single-swaps')
  await page.emulateMedia({ media: 'print' })
  const address = await heading(page).evaluate(h1 => getComputedStyle(h1, '::after').content)
  expect(address).toBe(
    '"https://docs.swapx.exchange/contract/swapx-v3/guides/Implement-A-Swap/single-swaps"',
  )
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.setViewportSize({ width: 660, height: 900 })
  const cut = await page
    .locator('pre')
    .evaluateAll(boxes => boxes.filter(box => box.scrollWidth > box.clientWidth).length)
  expect(cut).toBe(0)
  await page.goto('/markdown-page')
  const link = page.getByRole('main').locator('a[href^="https://"]').first()
  const target = await link.evaluate(a => getComputedStyle(a, '::after').content)
  expect(target).toBe(`" (${await link.getAttribute('href')})"`)
})

/** Wider letters than those of any usual font. */
const WIDE = '* { font-family: "DejaVu Sans" !important; letter-spacing: 0.1em !important }'

test.describe('on paper', () => {
  test.use({ bypassCSP: true })

  test('the home page is one sheet, also in wide letters', async ({ page }) => {
    await page.goto('/')
    await page.addStyleTag({ content: WIDE })
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})

/** Words of a term's definition and of the search. */
const PARTS = ['Only this liquidity prices a swap', 'Search the documentation', '/pagefind.js']

test('none of it is fetched before it is used', async ({ page, request }) => {
  const scripts = new Set<string>()
  page.on('request', request => {
    if (request.url().endsWith('.js')) scripts.add(request.url())
  })
  const loaded = async () => {
    const texts = await Promise.all([...scripts].map(async url => (await request.get(url)).text()))
    return PARTS.filter(part => texts.some(text => text.includes(part)))
  }
  const quiet = watchNetwork(page)
  await openReady(page, PRICE)
  await quiet()
  expect(await loaded()).toEqual([])
  await term(page).click()
  await expect(card(page)).toBeVisible()
  expect(await loaded()).toContain('Only this liquidity prices a swap')
})
