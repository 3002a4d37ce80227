import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { siteConfig } from '../site/site-config'
import { caseScript, leadOnByCase, writeRedirects } from './url-forms'

test.each(['old.html', 'old/index.html', 'old/index/index.html'])(
  'a former address answers as %s, and leads on with and without scripts',
  file => {
    const out = folderWith({})
    writeRedirects(out, { '/old': '/a&b' })
    const html = readFileSync(path.join(out, file), 'utf8')
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a&amp;b"/>')
    expect(html).toContain('location.replace("/a&b"+location.search+location.hash)')
    expect(html).toContain(`<link rel="canonical" href="${siteConfig.url}/a&amp;b"/>`)
  },
)

test.each([
  ['/sdk/pool?a=1#b', '', '/sdk/Pool?a=1#b'],
  ['/SDK/POOL/', 'https://elsewhere.org/', '/sdk/Pool'],
  ['/a&B', '', '/a&b'],
  ['/sdk/Pool', '', undefined],
  ['/sdk/pools', '', undefined],
  // The host itself redirects to lower case.
  ['/sdk/pool', 'https://example.org/sdk/pool', undefined],
])('at %s from "%s", the not-found page leads on to %s', (address, referrer, target) => {
  const replace = vi.fn()
  const location = new URL(address, 'https://example.org')
  const { origin, pathname, search, hash } = location
  new Function('location', 'document', caseScript(['/', '/sdk/Pool', '/a&b']))(
    { origin, pathname, search, hash, replace },
    { referrer },
  )
  expect(replace.mock.calls).toEqual(target ? [[target]] : [])
})

test('only the not-found page gets the script', () => {
  const out = folderWith({ '404.html': '<head></head>' })
  leadOnByCase(out, ['/A'])
  expect(readFileSync(path.join(out, '404.html'), 'utf8')).toBe(
    `<head><script>${caseScript(['/A'])}</script></head>`,
  )
})
