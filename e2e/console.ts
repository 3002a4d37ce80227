import { test as base, type Clock, expect, type Page } from 'playwright/test'
import { HYDRATED_MARK } from '../lib/site/constants'

/** Allows no message. */
export const NOTHING = /(?!)/

/** Notes what the page says as errors and warnings, but for what is allowed. */
export function noteMessages(page: Page, allowed: RegExp): string[] {
  const messages: string[] = []
  const note = (text: string) => {
    if (!allowed.test(text)) messages.push(text)
  }
  page.on('pageerror', error => note(error.message))
  page.on('console', message => {
    if (!['error', 'warning'].includes(message.type())) return
    note(`${message.text()} (${message.location().url})`)
  })
  return messages
}

/**
 * A test that also fails on errors and warnings in the browser's console. Its browser is always busy,
 * so that nothing is fetched ahead by itself, unless `idle` is set.
 */
export const test = base.extend<{
  allowedMessage: RegExp
  clock: Clock
  idle: boolean
  quiet: undefined
}>({
  idle: [false, { option: true }],
  context: async ({ context, idle }, use) => {
    if (!idle) await context.addInitScript(neverRest)
    await use(context)
    // The next test has the same context, and Playwright resets neither.
    await context.clearPermissions()
    await context.setOffline(false)
  },
  // The page with it is closed: while Playwright resets a page, it runs scripts of the clock that it has taken away.
  clock: async ({ page }, use) => {
    await use(page.clock)
    await page.close()
  },
  // One pattern and no list: Playwright takes a list of two for a value with its options.
  allowedMessage: [NOTHING, { option: true }],
  quiet: [
    async ({ page, allowedMessage }, use) => {
      const messages = noteMessages(page, allowedMessage)
      await use(undefined)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the browser: it never has nothing to do. */
export function neverRest() {
  window.requestIdleCallback = () => 0
}

/**
 * Resolves when React has hydrated the whole page. Until then links load their page whole; that nothing is
 * under way, as `networkidle` has it, does not tell that a busy browser has come so far.
 */
export const ready = (page: Page) =>
  page.waitForFunction(name => performance.getEntriesByName(name).length > 0, HYDRATED_MARK)

/** Opens a page and resolves when React has hydrated it. */
export async function openReady(page: Page, address: string) {
  const response = await page.goto(address)
  await ready(page)
  return response
}

/** What the browser itself says of a page with status 404. */
export const NOT_FOUND_MESSAGE = /status of 404/

export { expect }
