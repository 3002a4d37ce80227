// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { DISMISSED_ATTRIBUTE, prePaintScript } from './head-script'

const ID = 'a</script>\'"'
const root = document.documentElement

/** Runs the script as the browser does. */
function run(script = prePaintScript({ announcementId: ID, defaultChoice: 'system' })) {
  // biome-ignore lint/security/noGlobalEval: what is tested is the source of a script
  globalThis.eval(script)
}

const attributes = () =>
  Object.fromEntries(root.getAttributeNames().map(name => [name, root.getAttribute(name)]))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.clear()
  history.replaceState(null, '', '/')
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})

test.each([
  ['a first visit', null, null, 'false'],
  ['a bar that was closed', ID, 'true', 'true'],
  ['a bar that was left open', ID, 'false', 'false'],
  ['another bar that was closed', 'older', 'true', 'false'],
])('on %s', (_, id, dismissed, expected) => {
  if (id !== null) localStorage.setItem('docusaurus.announcement.id', id)
  if (dismissed !== null) localStorage.setItem('docusaurus.announcement.dismiss', dismissed)
  run()
  expect(root.getAttribute(DISMISSED_ATTRIBUTE)).toBe(expected)
})

test.each([
  [null, 'system', 'dark'],
  ['light', 'light', 'light'],
  ['banana', 'system', 'dark'],
])(
  'in a dark system, with the mode %s stored, the choice is %s and the mode %s',
  (stored, choice, mode) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    run()
    expect(attributes()).toMatchObject({ 'data-theme-choice': choice, 'data-theme': mode })
  },
)

test.each([
  [null, 'light'],
  ['dark', 'dark'],
  ['banana', 'light'],
  ['system', 'light'],
])('with two modes and %s stored the mode is %s', (stored, mode) => {
  if (stored !== null) localStorage.setItem('theme', stored)
  run(prePaintScript({ defaultChoice: 'light' }))
  expect(attributes()).toEqual({ 'data-theme': mode })
})

test('without the switch a stored mode counts no more', () => {
  localStorage.setItem('theme', 'dark')
  run(prePaintScript({ defaultChoice: 'light', choosable: false }))
  expect(attributes()).toEqual({ 'data-theme': 'light' })
})

test('without storage it is as on a first visit', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  run()
  expect(attributes()).toEqual({
    'data-theme': 'dark',
    'data-theme-choice': 'system',
    [DISMISSED_ATTRIBUTE]: 'false',
  })
  vi.restoreAllMocks()
})

test('nothing in it ends the script of the page', () => {
  expect(prePaintScript({ announcementId: ID, defaultChoice: 'system' })).not.toContain('</')
})

test.each([
  ['docusaurus-theme=dark', { 'data-theme': 'dark' }],
  ['docusaurus-theme=banana', { 'data-theme': 'light' }],
  [
    'docusaurus-data-frame=%3Cb%3E&docusaurus-data-a-1=',
    { 'data-theme': 'light', 'data-frame': '<b>', 'data-a-1': '' },
  ],
  [
    'docusaurus-data-=a&docusaurus-data-on%20x=a&data-y=a&docusaurus-style=a',
    { 'data-theme': 'light' },
  ],
  ['docusaurus-theme=dark&docusaurus-data-theme=light', { 'data-theme': 'dark' }],
])('the query %s', (query, expected) => {
  history.replaceState(null, '', `/?${query}`)
  run(prePaintScript({ defaultChoice: 'light' }))
  expect(attributes()).toEqual(expected)
})

test('the query neither changes what the page sets nor what storage says', () => {
  history.replaceState(
    null,
    '',
    `/?docusaurus-data-theme=dark&docusaurus-${DISMISSED_ATTRIBUTE}=true`,
  )
  run(prePaintScript({ announcementId: ID, defaultChoice: 'light' }))
  expect(attributes()).toMatchObject({ 'data-theme': 'light', [DISMISSED_ATTRIBUTE]: 'false' })
})

test.each([
  ['', null, undefined],
  ['', 'viem', 'viem'],
  ['', 'web3.js', undefined],
  ['client=viem', null, 'viem'],
  ['client=ethers', 'viem', 'ethers'],
  ['client=web3.js', 'viem', 'viem'],
])('with the query "%s" and %s stored, the client is %s', (query, stored, expected) => {
  if (stored) localStorage.setItem('docusaurus.tab.client', stored)
  history.replaceState(null, '', `/?${query}`)
  run(prePaintScript({ defaultChoice: 'light' }))
  expect(attributes()['data-client']).toBe(expected)
  expect(localStorage.getItem('docusaurus.tab.client')).toBe(expected ?? stored)
})

test('a mode in the query is the choice, whatever is stored', () => {
  localStorage.setItem('theme', 'light')
  history.replaceState(null, '', '/?docusaurus-theme=dark')
  run()
  expect(attributes()).toMatchObject({ 'data-theme': 'dark', 'data-theme-choice': 'dark' })
})
