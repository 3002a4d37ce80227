import { expect, test } from 'vitest'
import type { DocsVersion } from './shell-config'
import { shownVersion, versionLinks } from './versions'

const next: DocsVersion = {
  name: 'current',
  label: 'Next',
  isLast: false,
  path: '/',
  mainDoc: 'study/index',
}
const old: DocsVersion = { ...next, name: '1.0', label: '1.0', isLast: true, path: '/1.0' }
const DOCS = ['/study', '/sdk', '/1.0/study', '/1.0/contract', '/1.0x']
const isDoc = (path: string) => DOCS.includes(path)
const hrefs = (path: string) => versionLinks([next, old], path, isDoc).map(({ href }) => href)

test.each([
  ['the same document where both versions have it', '/study', ['/study', '/1.0/study']],
  ['the main document of the version that lacks it', '/sdk', ['/sdk', '/1.0/study']],
  ['the main document of the root version too', '/1.0/contract', ['/study', '/1.0/contract']],
  ['the main documents outside the documents', '/', ['/study', '/1.0/study']],
])('the entries of the versions lead to %s', (_, path, expected) => {
  expect(hrefs(path)).toEqual(expected)
})

test('an address that only begins like a version is not in it', () => {
  expect(versionLinks([next, old], '/1.0x', isDoc).find(({ current }) => current)?.version).toBe(
    next,
  )
})

test.each([
  ['the page’s', '/sdk', '1.0', next],
  ['the reader’s where the page has none', '/', 'current', next],
  ['the latest where the reader has none', '/', null, old],
])('the version named in the navbar is %s', (_, path, preferred, expected) => {
  expect(shownVersion([next, old], path, isDoc, preferred)).toBe(expected)
})
