import { type Clock, expect, type Locator, type Page, type Request } from 'playwright/test'
import { navbarItems } from '../lib/site/navbar'
import { shellConfig } from '../lib/site/shell-config'
import { siteConfig } from '../lib/site/site-config'
import { ready } from './console'

// Parts of the page, as assistive software finds them.

/** Why a test does not count: the site has set a flag that `variant.ts` sets too. */
export const OTHER = 'The site is set otherwise, which the tests of the variant cover.'

/** Where a jump leads a heading to: below the navbar, unless that makes way. In CSS pixels. */
export const JUMP_TOP = siteConfig.navbar.hideOnScroll ? 8 : 68

export const root = (page: Page) => page.locator('html')
export const navbar = (page: Page) => page.getByRole('banner')
/** Items that are menus: the languages, and the versions as soon as there are two. */
const menus = ['locale', ...(shellConfig.versions.length > 1 ? ['versions'] : [])]
const links = navbarItems.filter(({ type }) => !menus.includes(type))
const textsOf = (items: typeof links) =>
  items.map(({ type, label }) => (type === 'versions' ? `Version: ${label}` : label))
/** Texts of its links in the drawer, which is in the order of the settings. */
export const drawerLinks = textsOf(links)
/** Texts of its links, from left to right. */
export const navbarLinks = (['left', 'right'] as const).flatMap(side =>
  textsOf(links.filter(({ position }) => position === side)),
)
/** The version on screen: a link, or the button of the menu. */
export const version = (page: Page) => navbar(page).getByText('Version: Next')
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const toggle = (page: Page) =>
  page.getByRole('button', { name: /^Switch between dark and light/ })
export const menu = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })

/** Adds CSS in the one way that the page's policy lets pass. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** Makes a link in the text and clicks it. Runs in the page. */
export function clickNewLink(href: string) {
  const link = document.createElement('a')
  link.href = href
  document.querySelector('main')?.append(link)
  link.click()
}

/** Makes the browser's storage throw, as where the reader forbids it. Runs in the page, before its scripts. */
export function forbidStorage() {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
}

/** Puts a worker in the place of that which runs samples. */
export async function fakeWorker(page: Page, script: string) {
  const manifest = {
    folder: '/_next/static/run/',
    worker: 'fake.js',
    samples: { 'programs/quoting': { files: ['fake.js'], output: 'programs/quoting.out.txt' } },
    bytes: { 'fake.js': script.length },
  }
  await page.route('**/run.json', route => route.fulfill({ json: manifest }))
  await page.route('**/_next/static/run/fake.js', route =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  )
}

/**
 * Stops the clock of the page. What shows for a second stays until the clock is run: `expect` looks but
 * once a second.
 */
export async function stopClock(clock: Clock) {
  await clock.install({ time: 0 })
  await clock.pauseAt(3_600_000)
}

/**
 * Resolves when the page has had no request under way for half a second; Playwright's own `networkidle`
 * comes once for each document.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let last = 0
  const end = (request: Request) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', request => void underWay.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const isQuiet = () => underWay.size === 0 && Date.now() - last > 500
  return () => expect.poll(isQuiet, { timeout: 30_000 }).toBe(true)
}

/**
 * Counts what shifts while a page loads.
 * @returns opens a page, and expects that nothing does. A busy browser may show a page that it has parsed in
 * part, and the rest of a table then moves its columns: such a page is opened again
 */
export async function watchShifts(page: Page): Promise<(address: string) => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return address =>
    expect(async () => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await ready(page)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), address).toEqual([])
    }).toPass({ timeout: 60_000 })
}

/** What a reader sees while a part of the page is on its way. */
export const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' })

/** Points at a link until its page is there: other pages may be fetched ahead at the same time. */
export async function fetchAhead(page: Page, link: Locator): Promise<void> {
  const folder = `${await link.getAttribute('href')}/__next.`
  const fetched = page.waitForEvent('requestfinished', request => {
    const { pathname } = new URL(request.url())
    return pathname.startsWith(folder) && pathname.includes('__PAGE__')
  })
  await link.hover()
  await fetched
}
