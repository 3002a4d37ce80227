// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { canonicalUrlScript, headScript, keepDismissal, prepareDocument } from './inline-scripts'
import { storageKeys } from './storage'
import { blockStorage } from './storage.fixture'
import { chooseTab } from './tab-choice'

const ID = 'a</script>\'"'
const root = document.documentElement
const dismissalSettings = {
  id: ID,
  idKey: storageKeys.announcementId,
  dismissedKey: storageKeys.announcementDismissed,
}

const attributes = () =>
  Object.fromEntries(root.getAttributeNames().map(name => [name, root.getAttribute(name)]))

beforeEach(() => {
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
  if (id !== null) localStorage.setItem(storageKeys.announcementId, id)
  if (dismissed !== null) localStorage.setItem(storageKeys.announcementDismissed, dismissed)
  keepDismissal(dismissalSettings)
  expect(attributes()).toEqual({ 'data-announcement-dismissed': expected })
})

test('without storage it is as on a first visit', () => {
  blockStorage('getItem', 'setItem')
  history.replaceState(null, '', '/?client=viem')
  prepareDocument()
  keepDismissal(dismissalSettings)
  expect(attributes()).toEqual({
    'data-scripting': '',
    'data-client': 'viem',
    'data-announcement-dismissed': 'false',
  })
  vi.restoreAllMocks()
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
  prepareDocument()
  expect(attributes()['data-client']).toBe(expected)
  expect(localStorage.getItem('docusaurus.tab.client')).toBe(expected ?? stored)
})

test('on a reload, and back from another page, the client is that of the reader, not of the URL', () => {
  localStorage.setItem('docusaurus.tab.client', 'ethers')
  history.replaceState({ routerState: true }, '', '/?client=viem')
  prepareDocument()
  expect(attributes()['data-client']).toBe('ethers')
  expect(localStorage.getItem('docusaurus.tab.client')).toBe('ethers')
})

test.each([
  ['/?client=viem#run', '/#run'],
  ['/?client=viem&a=b', '/?a=b'],
  ['/?a=b', '/?a=b'],
])('with the choice of a tab, %s becomes %s', (before, after) => {
  history.replaceState(null, '', before)
  chooseTab('client', 'ethers')
  expect(location.pathname + location.search + location.hash).toBe(after)
  expect(localStorage.getItem('docusaurus.tab.client')).toBe('ethers')
})

test('the script of the page runs from its own text, which does not end the element around it', () => {
  // biome-ignore lint/security/noGlobalEval: what is tested is the source of a script
  globalThis.eval(headScript)
  expect(attributes()).toMatchObject({ 'data-scripting': '' })
  expect(headScript).not.toContain('</')
})

describe('the address', () => {
  test.each([
    ['/contract/', '/contract'],
    ['/contract.html?a=b#c', '/contract?a=b#c'],
    ['/contract/index.html', '/contract'],
    ['/index', '/'],
    ['//contract/', '/contract'],
    ['/contract#%zz', undefined],
  ])('%s becomes %s', (address, expected) => {
    const url = new URL(`http://site${address}`)
    const history = { state: null, replaceState: vi.fn() }
    new Function('location', 'history', canonicalUrlScript)(url, history)
    expect(history.replaceState.mock.calls[0]?.[2]).toBe(expected)
  })

  test('of a page that was saved to a file stays, so that it can be read again', () => {
    const history = { state: null, replaceState: vi.fn() }
    new Function('location', 'history', canonicalUrlScript)(new URL('file:///tmp/a.html'), history)
    expect(history.replaceState).not.toHaveBeenCalled()
  })
})
