import { expect, test } from 'vitest'
import type { DocsVersion } from './shell-config'
import { builtVersion, shownVersion, versionHref } from './versions'

const next: DocsVersion = {
  name: 'current',
  label: 'Next',
  isLast: false,
  path: '/',
  mainDoc: 'study/index',
}
const old: DocsVersion = { ...next, name: '1.0', label: '1.0', isLast: true, path: '/1.0' }
const versions = [next, old] as const

test.each([
  ['', next],
  ['/docs', next],
  ['/1.0', old],
  ['/docs/1.0', old],
])('a build below %j is the build of its version, whose menu leads to both', (base, built) => {
  const root = base.replace('/1.0', '')
  expect(builtVersion(versions, base)).toBe(built)
  expect(versions.map(version => versionHref(version, built, base))).toEqual([
    `${root}/study`,
    `${root}/1.0/study`,
  ])
})

test.each([
  ['the page’s', next, true, '1.0', next],
  ['the page’s, also of other pages of an older version', old, false, 'current', old],
  ['the reader’s where the page has none', next, false, 'current', next],
  ['the latest where the reader has none', next, false, null, old],
])('the version named in the navbar is %s', (_, built, isDoc, preferred, expected) => {
  expect(shownVersion(versions, built, isDoc, preferred)).toBe(expected)
})
