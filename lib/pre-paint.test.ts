// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { DISMISSED_ATTRIBUTE, prePaintScript, sitePrePaintScript } from './pre-paint'

const ID = 'a</script>\'"'
const root = document.documentElement

/** Runs the script as the browser does. */
function run(script = prePaintScript({ announcementId: ID, systemMode: true })) {
  // biome-ignore lint/security/noGlobalEval: what is tested is the source of a script
  globalThis.eval(script ?? '')
}

beforeEach(() => {
  localStorage.clear()
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
  [null, 'system'],
  ['dark', 'dark'],
  ['banana', 'system'],
])('with the mode %s stored the choice is %s', (stored, choice) => {
  if (stored !== null) localStorage.setItem('theme', stored)
  run()
  expect(root.getAttribute('data-theme-choice')).toBe(choice)
})

test('without storage it sets nothing and does not fail', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  run()
  expect(root.getAttributeNames()).toEqual([])
  vi.restoreAllMocks()
})

test('nothing in it ends the script of the page', () => {
  expect(prePaintScript({ announcementId: ID, systemMode: true })).not.toContain('</')
})

test('there is no script where nothing needs it, as on this site', () => {
  expect(prePaintScript({ systemMode: false })).toBeUndefined()
  expect(sitePrePaintScript).toBeUndefined()
})
