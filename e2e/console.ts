import { test as base, expect } from 'playwright/test'

/** A test that also fails on errors and warnings in the browser's console. */
export const test = base.extend<{ allowedMessages: RegExp[]; quiet: undefined }>({
  allowedMessages: [[], { option: true }],
  quiet: [
    async ({ page, allowedMessages }, use) => {
      const messages: string[] = []
      page.on('pageerror', error => messages.push(error.message))
      page.on('console', message => {
        const text = message.text()
        if (!['error', 'warning'].includes(message.type())) return
        if (!allowedMessages.some(allowed => allowed.test(text))) messages.push(text)
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
