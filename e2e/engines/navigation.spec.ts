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

test('an address with a hash opens with its heading below the navbar', async ({ reader }) => {
  await reader.open(`${LONG}#pay-more`)
  await expectBelowNavbar(reader, 'pay-more')
  await reader.sees('[data-choice]')
  await expectBelowNavbar(reader, 'pay-more')
})

test('the table of contents leads to a heading below the navbar, and marks it', async ({
  reader,
}) => {
  await reader.start(LONG)
  await reader.click({ selector: `${TOC} a`, text: 'Pay more' })
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
  await reader.click({ selector: `${TOC} a`, text: 'Pay more' })
  await reader.sees('[data-choice]')
  await expectBelowNavbar(reader, 'pay-more')
  await reader.expect('#pay-more', () => location.hash)
})

test('the link of a heading leads to it below the navbar', async ({ reader }) => {
  await reader.start(LONG)
  await reader.click('.hash-link[href="#pay-more"]')
  await expectBelowNavbar(reader, 'pay-more')
  await reader.expect('#pay-more', () => location.hash)
})
