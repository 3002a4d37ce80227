// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { followedLink, pageLinkAround, routerHref } from './page-link'

window.history.replaceState(null, '', '/study?from=mail')

/** What a click on the text inside `html` would follow. */
function followed(html: string, click: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html
  const target = document.querySelector('b') as HTMLElement
  let link: HTMLAnchorElement | undefined
  const follow = (event: MouseEvent) => {
    link = followedLink(event)
    event.preventDefault()
  }
  document.addEventListener('click', follow, { once: true })
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
  return link && routerHref(link)
}

test.each([
  ['a page', '<a href="/contract"><b>x</b></a>', '/contract'],
  ['a place on another page', '<a href="/contract?a=b#c"><b>x</b></a>', '/contract?a=b#c'],
  ['the page itself', '<a href="/study?from=mail"><b>x</b></a>', '/study?from=mail'],
  ['a place on this page', '<a href="#c"><b>x</b></a>', undefined],
  ['a place on this page, by its address', '<a href="/study?from=mail#c"><b>x</b></a>', undefined],
  ['a file', '<a href="/study.md"><b>x</b></a>', undefined],
  ['another site', '<a href="https://example.org/"><b>x</b></a>', undefined],
  ['another tab', '<a href="/contract" target="_blank"><b>x</b></a>', undefined],
  ['a button', '<a href="/contract" data-button><b>x</b></a>', undefined],
  ['nothing', '<p><b>x</b></p>', undefined],
])('a click on a link to %s', (_, html, address) => {
  expect(followed(html)).toBe(address)
})

test('a click with a modifier is the browser’s to answer', () => {
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(followed('<a href="/contract"><b>x</b></a>', { [key]: true })).toBeUndefined()
  }
})

test('so is one that something else has answered', () => {
  document.body.innerHTML = '<a href="/contract"><b>x</b></a>'
  const event = new MouseEvent('click', { cancelable: true })
  Object.defineProperty(event, 'target', { value: document.querySelector('b') })
  event.preventDefault()
  expect(pageLinkAround(event.target as Element)).toBeDefined()
  expect(followedLink(event)).toBeUndefined()
})
