import { expect, test } from 'vitest'
import type { DocsVersion } from './shell-config'
import { builtVersion, shownVersion, versionHref } from './versions'

const next: DocsVersion = {
  name: 'current',
  label: 'Next',
  isLast: false,
  path: '/',
  mainDoc: 'study/index',
  lacks: ['contract/index'],
}
const old: DocsVersion = {
  ...next,
  name: '1.0',
  label: '1.0',
  isLast: true,
  path: '/1.0',
  lacks: ['sdk/index'],
}
const versions = [next, old] as const

test.each([
  ['the same document where both versions have it', '/study', ['/study', '/1.0/study']],
  ['the main document of the version that lacks it', '/sdk', ['/sdk', '/1.0/study']],
  ['the main document of the root version too', '/contract', ['/study', '/1.0/contract']],
  ['the main documents outside the documents', undefined, ['/study', '/1.0/study']],
])('the entries of the versions lead to %s', (_, path, expected) => {
  expect(versions.map(version => versionHref(version, path))).toEqual(expected)
})

test('a version without its main document is entered at its home page', () => {
  expect(
    versions.map(version => versionHref({ ...version, lacks: ['study/index'] }, '/study')),
  ).toEqual(['/', '/1.0'])
})

test('an entry of the version at hand stays in the language', () => {
  expect(versionHref(next, '/study', 'zh')).toBe('/zh/study')
})

test('a frozen version is built below its name, the first one in every language', () => {
  expect(['', '1.0', 'zh'].map(name => builtVersion(versions, name))).toEqual([next, old, next])
})

test.each([
  ['the page’s', next, true, '1.0', next],
  ['the page’s, also of other pages of a frozen version', old, false, 'current', old],
  ['the reader’s where the page has none', next, false, 'current', next],
  ['the latest where the reader has none', next, false, null, old],
])('the version named in the navbar is %s', (_, built, isDoc, preferred, expected) => {
  expect(shownVersion(versions, built, isDoc, preferred)).toBe(expected)
})
