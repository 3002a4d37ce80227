import { clickNewLink } from '../parts'
import type { Reader } from './reader'
import { test } from './test'

const LONG = '/contract/swapx-v2/concepts/protocol-overview/how-it-works'
const LONG_TITLE = 'How SwapX v2 works'
const NEXT = '[aria-label="Docs pages"] [rel=next]'
const NEXT_TITLE = 'Ecosystem participants'
const TOC = 'nav[aria-label="On this page"]'

const mark = (reader: Reader) => reader.evaluate(() => void Object.assign(window, { mark: true }))
const expectMark = (reader: Reader) => reader.expect(true, () => 'mark' in window)

/** Expects an element to begin below the navbar, and close to it. */
const expectBelowNavbar = (reader: Reader, id: string) =>
  reader.expect(
    true,
    id => {
      const navbar = document.querySelector('header')?.getBoundingClientRect()
      const element = document.getElementById(id)?.getBoundingClientRect()
      const distance = (element?.top ?? Number.NaN) - (navbar?.bottom ?? Number.NaN)
      return distance >= 0 && distance < 20
    },
    id,
  )

test('a link shows its page from the top without a load; back and forward restore the place and keep the focus', async ({
  reader,
}) => {
  await reader.start(LONG)
  await mark(reader)
  const place = await reader.evaluate(() => {
    scrollTo(0, document.body.scrollHeight)
    return Math.round(scrollY)
  })
  await reader.click(NEXT)
  await reader.arrives(NEXT_TITLE)
  await reader.expect(0, () => scrollY)
  await reader.evaluate(() => {
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
    history.back()
  })
  await reader.arrives(LONG_TITLE)
  await reader.expect(place, () => Math.round(scrollY))
  await reader.expect(true, () => document.activeElement?.matches('header a'))
  await reader.evaluate(() => history.forward())
  await reader.arrives(NEXT_TITLE)
  await reader.expect(0, () => scrollY)
  await expectMark(reader)
})

test('on an untouched page a click leads on', async ({ reader }) => {
  await reader.open('/study')
  await reader.click({ selector: 'header a', text: 'Contract' })
  await reader.arrives('Contracts overview')
})

test('the first Tab goes to the skip link, which leads into the page', async ({ reader }) => {
  await reader.open(LONG)
  await reader.press('Tab')
  await reader.expect('Skip to main content', () => document.activeElement?.textContent)
  await reader.press('Enter')
  await reader.press('Tab')
  await reader.expect(true, () => document.activeElement?.closest('main') !== null)
})

test('the table of contents leads to a heading below the navbar, and marks it', async ({
  reader,
}) => {
  await reader.start(LONG)
  await reader.click({ selector: `${TOC} a`, text: 'Larger trades' })
  await expectBelowNavbar(reader, 'pay-more')
  await reader.expect('#pay-more', () => location.hash)
  await reader.expect('#pay-more', () =>
    document.querySelector('nav[aria-label="On this page"] [aria-current]')?.getAttribute('href'),
  )
})

test('a jump on an untouched page stays in the address once the framework has started', async ({
  reader,
}) => {
  await reader.open(LONG)
  await reader.click({ selector: `${TOC} a`, text: 'Larger trades' })
  await reader.sees('[data-choice]')
  await expectBelowNavbar(reader, 'pay-more')
  await reader.expect('#pay-more', () => location.hash)
})

test('the sidebar opens with the page’s entry in its middle, and keeps an entry in sight', async ({
  reader,
}) => {
  const FAR_DOWN = '/sdk/v3/reference/interfaces/MethodParameters'
  const place = () => {
    const box = document.querySelector('aside')
    const entry = box?.querySelector('[aria-current]')?.getBoundingClientRect()
    const { top = 0, height = 0 } = box?.getBoundingClientRect() ?? {}
    return Math.round((10 * ((entry?.top ?? 0) - top)) / height) / 10
  }
  const scrolled = () => Math.round(document.querySelector('aside')?.scrollTop ?? 0)
  await reader.resize(1280, 720)
  await reader.open(FAR_DOWN)
  await reader.expect(0.5, place)
  await reader.start(FAR_DOWN)
  await reader.expect(0.5, place)
  const before = await reader.evaluate(scrolled)
  await reader.click(NEXT)
  await reader.arrives('MintSpecificOptions')
  await reader.expect(before, scrolled)
  await reader.expect(0, () => scrollY)
})

test('the table of contents follows the page', async ({ reader }) => {
  await reader.resize(1280, 720)
  await reader.start('/contract/swapx-v3/technical-reference/core/SwapXV3Pool')
  await reader.evaluate(() => scrollTo(0, 15_000))
  await reader.expect(true, () => {
    const box = document.querySelector('nav[aria-label="On this page"]')
    const { top, bottom } = box?.getBoundingClientRect() ?? new DOMRect()
    const entry = box?.querySelector('[aria-current]')?.getBoundingClientRect()
    return entry && entry.top > top && entry.bottom < bottom && (box?.scrollTop ?? 0) > 0
  })
})

for (const id of ['in-a-tab', 'in-a-details-box']) {
  test(`a heading that is hidden, #${id}, is shown by a load, a click and the address`, async ({
    reader,
  }) => {
    await reader.start(`/markdown-page#${id}`)
    await expectBelowNavbar(reader, id)
    await reader.start('/study')
    await reader.evaluate(clickNewLink, `/markdown-page#${id}`)
    await reader.arrives('Markdown page')
    await expectBelowNavbar(reader, id)
    await reader.start('/markdown-page')
    await reader.evaluate(id => {
      location.hash = id
    }, id)
    await expectBelowNavbar(reader, id)
  })
}

test('a link to the page that one is on leads to its top; back leads to the heading again', async ({
  reader,
}) => {
  await reader.open(`${LONG}#pay-more`)
  await expectBelowNavbar(reader, 'pay-more')
  await reader.ready()
  await expectBelowNavbar(reader, 'pay-more')
  await reader.click('[data-sidebar] [aria-current]')
  await reader.expect(0, () => scrollY)
  await reader.expect('', () => location.hash)
  await reader.evaluate(() => history.back())
  await expectBelowNavbar(reader, 'pay-more')
})

test('a page that the browser has kept shows what was chosen meanwhile', async ({ reader }) => {
  const shown = () => {
    const tab = document.querySelector('main [role=tab][aria-selected=true]')
    return [document.documentElement.dataset.theme, tab?.textContent]
  }
  const go = (path: string) =>
    reader.evaluate(path => {
      location.href = path
    }, path)
  await reader.start('/sdk/v3/guides/swaps/quoting')
  await mark(reader)
  await reader.expect(['light', 'ethers'], shown)
  // Firefox keeps no page with a request under way.
  await reader.expect(true, () => {
    const ends = performance
      .getEntriesByType('resource')
      .map(entry => entry.startTime + entry.duration)
    return performance.now() - Math.max(...ends) > 1000
  })
  await go('/sdk/v3/guides/swaps/trading')
  await reader.arrives('Trading')
  await reader.ready()
  await reader.click('header [data-choice]')
  await reader.click({ selector: 'main [role=tab]', text: 'viem' })
  await reader.expect(['dark', 'viem'], shown)
  await reader.evaluate(() => history.back())
  await reader.arrives('Quoting')
  await expectMark(reader)
  await reader.expect(['dark', 'viem'], shown)
})

test.describe('when data cannot be fetched', () => {
  test.use({ allowedMessage: /fetch/ })

  test('the way back to an address with a hash loads its page', async ({ reader, site }) => {
    await reader.start(
      '/contract/swapx-v2/concepts/advanced-topics/price#time-weighted-average-price',
    )
    await reader.click({ selector: 'header a', text: 'Study' })
    await reader.arrives('Study overview')
    await reader.reload()
    site.drops = /\.txt$/
    await reader.evaluate(() => history.back())
    await reader.arrives('Pricing')
    await reader.expect('#time-weighted-average-price', () => location.hash)
    await expectBelowNavbar(reader, 'time-weighted-average-price')
  })
})
