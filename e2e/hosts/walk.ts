import type { Locator, Page } from 'playwright/test'
import { ready } from '../console'
import type { Export } from './exports'
import { expect } from './test'

/** A reader who goes through a host's pages, and notes the requests that fail. */
export class Walk {
  readonly failed: string[] = []
  /** The links at the foot of a page. */
  readonly next: Locator
  readonly previous: Locator

  constructor(
    private readonly page: Page,
    private readonly made: Export,
    private readonly origin: string,
  ) {
    const pages = page.getByRole('navigation', { name: 'Docs pages' })
    this.next = pages.locator('[rel=next]')
    this.previous = pages.locator('[rel=prev]')
    page.on('response', response => {
      if (response.status() >= 400) this.failed.push(`${response.status()} ${response.url()}`)
    })
    page.on('requestfailed', request => {
      const reason = request.failure()?.errorText
      // The page itself gave up: Next reads no more of an answer to HEAD, and a page was left early.
      if (reason !== 'net::ERR_ABORTED') this.failed.push(`${reason} ${request.url()}`)
    })
  }

  /** Waits for the page at `path`, and for its plain address in the browser. */
  async arrive(path: string): Promise<void> {
    const { site, base } = this.made
    const address = path === '/' ? base || '/' : base + path
    const canonical = site + (path === '/' ? '' : encodeURI(path))
    await this.page.waitForURL(({ pathname }) => decodeURIComponent(pathname) === address)
    const link = this.page.locator('link[rel=canonical]')
    // Unlike `expect`, which looks now and then, this goes on as soon as the page is there.
    await this.page
      .locator(`link[rel=canonical][href="${canonical}"]`)
      .waitFor({ state: 'attached' })
    await expect(link).toHaveCount(1)
  }

  /** Loads an address, which shows the page at `path`. */
  async enter(address: string, path: string): Promise<void> {
    await this.page.goto(this.origin + this.made.base + address)
    await this.arrive(path)
    await ready(this.page)
    await this.page.evaluate(() => Object.assign(window, { mark: true }))
  }

  /**
   * Clicks a link and stays in the document.
   * @returns path of the page that it leads to
   */
  async follow(link: Locator): Promise<string> {
    const { base } = this.made
    const href = (await link.getAttribute('href')) ?? ''
    const path = decodeURI(href.slice(base.length)) || '/'
    await link.click()
    await this.arrive(path)
    // The one exception, see components/ui/link.tsx.
    const soft = path !== '/' || base === ''
    expect(await this.page.evaluate(() => 'mark' in window), href).toBe(soft)
    return path
  }
}
