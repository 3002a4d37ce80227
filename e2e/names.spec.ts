import { readFileSync } from 'node:fs'
import type { Element as HastElement } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Locator, Page } from 'playwright/test'
import { SKIP, visit } from 'unist-util-visit'
import { expect, openReady, test } from './console'
import { elements } from './page-html'
import { heading } from './parts'

const TRADING = '/sdk/v3/guides/swaps/trading'
const TRADE = '/sdk/v3/reference/classes/Trade'
const SLOTS = '/sdk/v3/guides/advanced/pool-data'

/** The link of a method in a sample. */
const method = (page: Page) =>
  page.locator('pre a[href$="#createuncheckedtrade"]').filter({ visible: true }).first()
const error = (page: Page) => page.getByRole('main').locator('code a[href$="#stf"]').first()
const term = (page: Page) => page.getByRole('main').locator('[data-term]').first()
const card = (page: Page) => page.getByRole('tooltip')

/** Puts the focus there as the keyboard does. */
async function tabTo(page: Page, link: Locator) {
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
}

test('a name in a sample and an error in the text lead to their entries', async ({ page }) => {
  await openReady(page, TRADING)
  await method(page).click()
  await expect(page).toHaveURL(`${TRADE}#createuncheckedtrade`)
  await expect(page.locator('#createuncheckedtrade')).toBeInViewport()
  await page.goBack()
  await error(page).click()
  await expect(page).toHaveURL('/contract/swapx-v3/overview#stf')
})

test('a name looks like its code until the pointer or the focus is on it', async ({ page }) => {
  await openReady(page, TRADING)
  const look = (link: Locator) =>
    link.evaluate(link => {
      const { color, textDecorationLine } = getComputedStyle(link)
      const around = getComputedStyle(link.parentElement as Element)
      return [color === around.color, textDecorationLine]
    })
  expect(await look(method(page))).toEqual([true, 'none'])
  await method(page).hover()
  expect(await look(method(page))).toEqual([true, 'underline'])
  expect(await look(error(page))).toEqual([true, 'none'])
  await tabTo(page, error(page))
  expect(await look(error(page))).toEqual([true, 'underline'])
})

test('of the links to an entry in code, the first one is a tab stop', () => {
  for (const path of [TRADING, '/contract/swapx-v2', TRADE]) {
    const links: HastElement[] = []
    const html = fromHtml(readFileSync(`out${path}.html`, 'utf8'))
    for (const main of elements(html, ({ tagName }) => tagName === 'main')) {
      visit(main, 'element', element => {
        const { tagName, properties } = element
        // In declarations all links look like links.
        if ('dataSignature' in properties || (tagName === 'span' && 'dataType' in properties))
          return SKIP
        if (tagName !== 'code') return
        links.push(...elements(element, ({ tagName }) => tagName === 'a'))
        return SKIP
      })
    }
    const seen = new Set<unknown>()
    expect(links.length).toBeGreaterThan(10)
    for (const { properties } of links) {
      const { href, tabIndex } = properties
      expect(tabIndex, `${path} ${href}`).toBe(seen.has(href) ? -1 : undefined)
      seen.add(href)
    }
  }
})

test.describe('card', () => {
  test('shows while the pointer is on the name or on it', async ({ page, clock }) => {
    await openReady(page, TRADING)
    await clock.install()
    await method(page).hover()
    await expect(card(page)).toContainText('static createUncheckedTrade<')
    await expect(card(page).getByRole('paragraph')).toHaveText(/^[A-Z].*\.$/)
    await expect(method(page)).toHaveAttribute(
      'aria-describedby',
      (await card(page).getAttribute('id')) ?? '',
    )
    await card(page).hover()
    await clock.runFor(400)
    await expect(card(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(card(page)).toHaveCount(0)
    await expect(method(page)).not.toHaveAttribute('aria-describedby')
  })

  test('does not show where the pointer only passes', async ({ page, clock }) => {
    await openReady(page, TRADING)
    await clock.install()
    await method(page).hover()
    await page.mouse.move(5, 5)
    await clock.runFor(600)
    await expect(card(page)).toHaveCount(0)
  })

  test('shows at once on focus by keyboard; Escape closes it and keeps the focus', async ({
    page,
  }) => {
    await openReady(page, TRADING)
    await tabTo(page, error(page))
    await expect(card(page)).toContainText('STF')
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await expect(error(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(card(page)).toContainText('STF')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/contract/swapx-v3/overview#stf')
    await expect(card(page)).toHaveCount(0)
  })

  test('Escape closes it under the pointer, until that comes again', async ({ page, clock }) => {
    await openReady(page, TRADING)
    await clock.install()
    await method(page).hover()
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await clock.runFor(600)
    await expect(card(page)).toHaveCount(0)
    await page.mouse.move(5, 5)
    await clock.runFor(300)
    await method(page).hover()
    await expect(card(page)).toBeVisible()
  })

  test('the file of a page is fetched once, and not before somebody asks', async ({ page }) => {
    const files: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('.cards.json')) files.push(new URL(request.url()).pathname)
    })
    await openReady(page, TRADING)
    expect(files).toEqual([])
    for (const _ of [1, 2]) {
      await method(page).hover()
      await expect(card(page)).toBeVisible()
      await page.mouse.move(5, 5)
      await expect(card(page)).toHaveCount(0)
    }
    expect(files).toEqual([`${TRADE}.cards.json`])
  })

  test.describe('that cannot be fetched', () => {
    test.use({ allowedMessage: /ERR_FAILED/ })

    test('does not show, and the link works', async ({ page, clock }) => {
      await page.route('**/*.cards.json', route => route.abort())
      await openReady(page, TRADING)
      await clock.install()
      const failed = page.waitForEvent('requestfailed')
      await method(page).hover()
      await failed
      await clock.runFor(100)
      await expect(card(page)).toHaveCount(0)
      await method(page).click()
      await expect(page).toHaveURL(`${TRADE}#createuncheckedtrade`)
    })
  })

  test('of a term shows on hover and on focus; a click opens it', async ({ page }) => {
    await openReady(page, SLOTS)
    await term(page).hover()
    await expect(card(page)).toHaveText(/\w.*\./)
    await term(page).click()
    await expect(card(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.mouse.move(5, 5)
    await heading(page).click()
    await tabTo(page, term(page))
    await expect(card(page)).toHaveText(/\w.*\./)
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 700 } })

    test('does not show: a touch follows the link', async ({ page }) => {
      await openReady(page, TRADING)
      await method(page).tap()
      await expect(page).toHaveURL(`${TRADE}#createuncheckedtrade`)
      await expect(card(page)).toHaveCount(0)
    })
  })
})
