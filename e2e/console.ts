import { test as base, expect } from 'playwright/test'

/** A test that also fails on errors and warnings in the browser's console. */
export const test = base.extend<{ allowedMessage: RegExp; quiet: undefined }>({
  // One pattern and no list: Playwright takes a list of two for a value with its options.
  allowedMessage: [/(?!)/, { option: true }],
  quiet: [
    async ({ page, allowedMessage }, use) => {
      const messages: string[] = []
      const note = (text: string) => {
        if (!allowedMessage.test(text)) messages.push(text)
      }
      page.on('pageerror', error => note(error.message))
      page.on('console', message => {
        if (!['error', 'warning'].includes(message.type())) return
        note(`${message.text()} (${message.location().url})`)
      })
      await use(undefined)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

/** What the browser itself says of a page with status 404. */
export const NOT_FOUND_MESSAGE = /status of 404/

export { expect }
