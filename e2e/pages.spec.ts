import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from 'playwright/test'
import { readFrontMatters } from '../lib/content/front-matter'
import type { Summaries } from '../lib/content/records'
import { fullTitle, pageTitle } from '../lib/site/metadata'
import { type Route, routes } from '../lib/site/routes'
import { bilingual } from '../lib/site/sidebars'
import { axeFindings, axeFindingsInBothModes, contrastFindings, injectAxe, rules } from './axe'
import { clippingFindings, TEXT_SPACING } from './checks/clipping'
import { pageFacts, policyOf } from './checks/facts'
import { hardFigures, longLines, wideCode, wideTables } from './checks/fit'
import { hiddenFocus } from './checks/focus'
import { headingFindings } from './checks/headings'
import { languageFindings } from './checks/language'
import { reflowFindings } from './checks/reflow'
import { idleTabStops, unreachableScrollers } from './checks/scrollers'
import { targetFindings } from './checks/targets'
import { brokenWords } from './checks/words'
import { NOTHING, noteMessages } from './console'
import { allPages, isType, PAGE_TYPES, typicalPages } from './page-types'
import { addStyles } from './parts'
import { ports } from './ports'
import { isQuick } from './runner/levels'
import { sharedFixture } from './shared-fixture'

// What every page is asked in a load with scripts, and what some are asked in one without. The quick level
// asks axe and the desktop of one page of each kind, and the others for their place, policy, colours and whatever
// depends on a phone's width. It leaves out the width between, the focus and the ten longest pages.

const ORIGIN = `http://127.0.0.1:${ports.site}`
const NARROW = 320
const PHONE = 390
const DESKTOP = 1280

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Runs in the page. */
const heightOf = () => document.documentElement.scrollHeight

/** Waits for two frames. In the second the page has noted which boxes scroll now. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** A tab that goes from page to page, and what it told in the console or asked of other hosts. */
type Tab = { page: Page; messages: string[] }

async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  const page = await browser.newPage({ baseURL: ORIGIN, reducedMotion: 'reduce', ...options })
  const messages = noteMessages(page, NOTHING)
  page.on('request', request => {
    if (!request.url().startsWith(ORIGIN)) messages.push(`asked for ${request.url()}`)
  })
  return { page, messages }
}

async function openTabWithScripts(browser: Browser): Promise<Tab> {
  const tab = await openTab(browser, {})
  // With data saver on, going through all links does not fetch all their pages.
  await tab.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  return tab
}

// A tab for each test would take as long as to load the page.
const test = base.extend<{ withScripts: Tab; withoutScripts: Tab }>({
  withScripts: sharedFixture(openTabWithScripts),
  withoutScripts: sharedFixture(browser => openTab(browser, { javaScriptEnabled: false })),
})

/** What a list of checks finds in the page as wide as it is. */
async function ask(page: Page, checks: (() => string[])[]): Promise<string[]> {
  const found: string[] = []
  for (const check of checks) found.push(...(await page.evaluate(check)))
  return found
}

/** The sidebar, which is the same on all pages of a section: looked at on those that stand for their kind. */
const partOfSection = (path: string) => (isType(path) ? undefined : 'nav[data-sidebar]')

const docs = Object.fromEntries(readFrontMatters()) as Summaries

/** What a page is to say of itself, by its place in the sidebar. */
function expectedFacts(route: Route): object {
  const labels = route.trail.map(bilingual)
  const isSection = route.path === `/${route.sidebar}`
  const facts = { title: fullTitle(route.path === '/' ? '' : pageTitle(route, docs)), headings: 1 }
  if (!route.sidebar)
    return { ...facts, breadcrumbs: [], sidebar: [], section: [], sectionIs: null }
  return {
    ...facts,
    breadcrumbs: ['', ...labels],
    sidebar: labels.slice(-1),
    section: [expect.stringMatching(new RegExp(`^${route.sidebar}$`, 'i'))],
    sectionIs: isSection ? 'page' : 'true',
  }
}

const typical = isQuick ? allPages.filter(isType) : typicalPages()
/** Those that are opened without scripts. */
const plain = isQuick ? [PAGE_TYPES.guide] : typical
/** Whether another page stands for this one, for all that needs axe or a desktop. */
const isBrief = (path: string) => isQuick && !isType(path)
const widths = isQuick ? [NARROW, DESKTOP] : [NARROW, PHONE, DESKTOP]

for (const path of allPages) {
  test(`${path} says where it is, keeps its policy and is accessible`, async ({ withScripts }) => {
    const { page, messages } = withScripts
    const route = routes.get(path)
    const isTypical = typical.includes(path)
    await resize(page, NARROW)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const height = await page.evaluate(heightOf)
    await expect(page.locator('[data-choice]').first()).toBeAttached()
    expect(await page.evaluate(heightOf), 'what comes by script moves nothing').toBe(height)
    if (route) {
      expect(await page.evaluate(pageFacts)).toEqual(expectedFacts(route))
    }
    expect(await page.evaluate(policyOf)).toMatch(/^(?!.*unsafe).*script-src 'self'/)

    if (!isBrief(path)) await injectAxe(page)
    const found: string[] = []
    for (const width of isBrief(path) ? [NARROW] : widths) {
      await resize(page, width)
      await settle(page)
      const here = await ask(page, [
        reflowFindings,
        targetFindings,
        unreachableScrollers,
        idleTabStops,
        brokenWords,
        wideCode,
      ])
      if (width === PHONE) here.push(...(await ask(page, [hardFigures, wideTables])))
      // What may hide a stop, the bars and the boxes that scroll, is that of the page's kind; a phone has
      // the least room around it.
      if (width === PHONE ? isTypical : width === DESKTOP && isType(path) && !isQuick)
        here.push(...(await hiddenFocus(page, partOfSection(path))))
      // In place of sidebar and contents a narrow window has the same parts on all pages.
      if (width === NARROW && isType(path)) here.push(...(await axeFindingsInBothModes(page)))
      found.push(...here.map(text => `${width} px, ${text}`))
    }
    // The colours of the other mode are those of `tokens.test.ts`, used alike on all pages.
    const ofAxe = isTypical
      ? axeFindingsInBothModes(page, { rules: isType(path) ? rules.all : rules.content })
      : isBrief(path)
        ? contrastFindings(page)
        : axeFindings(page, { rules: rules.content })
    found.push(...(await ofAxe))
    found.push(...(await ask(page, [headingFindings, languageFindings, longLines])))
    for (const width of isTypical ? [768, 1920] : []) {
      await resize(page, width)
      found.push(...(await ask(page, [reflowFindings, longLines])))
    }
    expect([...found, ...messages.splice(0)]).toEqual([])
  })
}

for (const path of plain) {
  test(`${path} is accessible without scripts`, async ({ withoutScripts }) => {
    const { page, messages } = withoutScripts
    await resize(page, NARROW)
    await page.goto(path)
    if (isType(path)) await injectAxe(page, false)
    const found = await ask(page, [languageFindings])
    for (const width of [NARROW, DESKTOP]) {
      await resize(page, width)
      const here = await ask(page, [reflowFindings, targetFindings, unreachableScrollers])
      if (isType(path) && !(isQuick && width === DESKTOP))
        here.push(...(await axeFindingsInBothModes(page)))
      found.push(...here.map(text => `${width} px, ${text}`))
    }
    // The distances that readers may set.
    await addStyles(page, TEXT_SPACING)
    for (const width of [DESKTOP, NARROW]) {
      await resize(page, width)
      found.push(...(await ask(page, [reflowFindings, clippingFindings])))
    }
    expect([...found, ...messages.splice(0)]).toEqual([])
  })
}
