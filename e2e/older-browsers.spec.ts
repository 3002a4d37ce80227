import type { Page } from 'playwright/test'
import { expect, openReady, test } from './console'
import { PAGE_TYPES } from './page-types'
import { clickNewLink, heading } from './parts'

// What the scripts use when a page shows, and a browser may lack, one after the other: text and links stay.
// What a control uses when it is pressed can only fail that press.

/** The code that takes it away. Selectors throw, as those that a browser does not know. */
const LACKS: Record<string, () => void> = {
  checkVisibility: () => Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
  getAnimations: () => Reflect.deleteProperty(Element.prototype, 'getAnimations'),
  CSSTransition: () => Reflect.deleteProperty(window, 'CSSTransition'),
  // Together, since the tests' own requestIdleCallback never calls back.
  IntersectionObserver: () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'IntersectionObserver')
  },
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  popover: () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  },
  'Array.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
  queueMicrotask: () => Reflect.deleteProperty(window, 'queueMicrotask'),
}
const UNKNOWN_SELECTORS = [':has(', ':popover-open', ':focus-visible']

/** Runs in the browser, before its scripts. */
function forget(selector: string) {
  for (const prototype of [Element.prototype, Document.prototype]) {
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const original = Reflect.get(prototype, name)
      if (!original) continue
      Reflect.set(prototype, name, function (this: Element, text: string) {
        if (text.includes(selector)) throw new DOMException(text, 'SyntaxError')
        return original.call(this, text)
      })
    }
  }
}

const PATHS = [
  PAGE_TYPES.home,
  PAGE_TYPES['every element'],
  PAGE_TYPES.category,
  PAGE_TYPES.guide,
  PAGE_TYPES['class reference'],
]

/** The words and the links of the page. */
const content = (page: Page) =>
  page.getByRole('main').evaluate(main => {
    const links = [...main.querySelectorAll('a')].map(link => link.getAttribute('href'))
    return { text: main.textContent, links }
  })

type Content = Awaited<ReturnType<typeof content>> & { title: string }

/** Goes through the pages by links, and to the first one by a load. */
async function visit(page: Page): Promise<Content[]> {
  const found: Content[] = []
  for (const path of PATHS) {
    if (found.length === 0) await openReady(page, path)
    else {
      const title = await heading(page).textContent()
      await page.evaluate(clickNewLink, path)
      await expect(heading(page)).not.toHaveText(title ?? '')
    }
    // The effects of a page run after it has been painted.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
    const title = (await heading(page).textContent()) ?? ''
    found.push({ ...(await content(page)), title })
  }
  return found
}

let complete: Promise<Content[]> | undefined

test.describe('a browser without', () => {
  // What such a browser says of it.
  test.use({ allowedMessage: /./ })

  for (const name of [...Object.keys(LACKS), ...UNKNOWN_SELECTORS]) {
    test(`${name} shows the text and the links of all kinds of pages`, async ({
      page,
      browser,
      baseURL,
    }) => {
      complete ??= browser.newPage({ baseURL }).then(visit)
      const lack = LACKS[name]
      if (lack) await page.addInitScript(lack)
      else await page.addInitScript(forget, name)
      expect(await visit(page)).toEqual(await complete)
    })
  }
})
