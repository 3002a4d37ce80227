import type { Browser } from 'playwright/test'

/**
 * A fixture that is made once for all tests of a file in a worker, and ends with the worker's browser.
 * With Playwright's scope `worker` the file would have workers, and so browsers, of its own.
 */
export function sharedFixture<T>(make: (browser: Browser) => Promise<T>) {
  let made: T | undefined
  return async ({ browser }: { browser: Browser }, use: (value: T) => Promise<void>) => {
    made ??= await make(browser)
    await use(made)
  }
}
